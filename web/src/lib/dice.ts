/** The dice that an event of the log tells of. */

import type { GameEvent } from './wire';

/** A number `die`, or a text `dice` with commas or plus signs between. */
export function diceOf(event: GameEvent): number[] {
  const { die, dice } = event.args;
  if (typeof die === 'number') return [die];
  if (typeof dice !== 'string' || !/^\d+([,+ ]+\d+)*$/.test(dice)) return [];
  return dice.split(/[,+ ]+/).map(Number);
}

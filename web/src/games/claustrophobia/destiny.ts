/** What the squares of the Board of Destiny need, in words, and what they lack, in numbers alone. */

import type { Say } from '../../lib/words.svelte';
import type { Square } from '../../families/tunnels/view';

/** What dice a square takes, in words. */
export const needsOf = (square: Square, say: Say): string =>
  say('square-needs', {
    dice: square.exact,
    parity: square.parity,
    least: square.least,
    total: square.total,
    exact: Number(square.exact_total),
  });

/** Whether all of some dice are in a group. */
export function fits(some: readonly number[], group: readonly number[]): boolean {
  const left = [...group];
  return some.every((die) => {
    const at = left.indexOf(die);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** How far the dice go towards what a square needs, as "8/12" or "1/2". */
export function lacks(square: Square, dice: readonly number[]): string {
  const good = dice.filter((die) => die >= square.least);
  if (square.total) return `Σ ${Math.min(sum(good), square.total)}/${square.total}`;
  const odd = good.filter((die) => die % 2).length;
  const even = good.length - odd;
  const have =
    { odd, even, mixed: Math.min(1, odd) + Math.min(1, even), same: Math.max(odd, even), any: good.length }[
      square.parity
    ] ?? good.length;
  const need = square.exact || 1;
  return `${Math.min(have, need)}/${need}`;
}

const sum = (dice: readonly number[]) => dice.reduce((total, die) => total + die, 0);

/** Clicks narrow the offered moves until one is left. */

import type { Choice } from './wire';

/** The choices that touch all of what was picked. */
export function narrowed(choices: readonly Choice[], picked: readonly string[]): Choice[] {
  return choices.filter((choice) => picked.every((touch) => choice.touches.includes(touch)));
}

/** All that may be touched next: what a remaining choice touches and was not picked yet. */
export function touchable(choices: readonly Choice[], picked: readonly string[]): Set<string> {
  const lit = new Set<string>();
  for (const choice of narrowed(choices, picked)) {
    for (const touch of choice.touches) if (!picked.includes(touch)) lit.add(touch);
  }
  return lit;
}

const KEYS = '123456789qwertyuiopasdfghjklzxcvbnm';

/** The key of each choice, in the order they are shown; none for those beyond the keyboard. */
export function keyOf(index: number): string {
  return KEYS[index] ?? '';
}

/** Shown order: as offered, the common pass last. */
export function inOrder(choices: readonly Choice[]): Choice[] {
  return [...choices.filter((choice) => choice.words !== 'pass'), ...choices.filter((choice) => choice.words === 'pass')];
}

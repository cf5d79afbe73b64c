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

/** Shown order: as offered, but groups first if one has several choices, and the common pass last. */
export function inOrder(choices: readonly Choice[]): Choice[] {
  const many = choices.length;
  const home = (choice: Choice) => choices.findIndex((other) => other.group === choice.group);
  const worth = choices.some((choice, n) => choice.group && home(choice) < n);
  const place = (choice: Choice, n: number) => {
    if (choice.words === 'pass') return 2 * many;
    return worth && choice.group ? home(choice) : many + n;
  };
  const placed = choices.map((choice, n) => ({ choice, at: place(choice, n) }));
  return placed.sort((one, other) => one.at - other.at).map((one) => one.choice);
}

/** Choices that are shown beside each other: a group under its name, or those that have none. */
export interface Row {
  group: string;
  /** The number of the first, for the keys. */
  first: number;
  choices: Choice[];
}

/** Ordered choices as rows; where no group has several, all are one row without a name. */
export function rowsOf(choices: readonly Choice[]): Row[] {
  const rows: Row[] = [];
  const worth = choices.some((choice, n) => choice.group && choice.group === choices[n - 1]?.group);
  choices.forEach((choice, n) => {
    const group = worth ? choice.group : '';
    const last = rows.at(-1);
    if (last?.group === group) last.choices.push(choice);
    else rows.push({ group, first: n, choices: [choice] });
  });
  return rows;
}

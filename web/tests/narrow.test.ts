import { describe, expect, it } from 'vitest';
import { inOrder, keyOf, narrowed, rowsOf, touchable } from '../src/lib/narrow';
import type { Choice } from '../src/lib/wire';

const choice = (words: string, ...touches: string[]): Choice => ({
  words,
  label: words,
  kind: 'place',
  touches,
  group: '',
  short: '',
});
const grouped = (words: string, group: string): Choice => ({
  ...choice(words),
  group,
  short: words.split(' ')[1] ?? '',
});
const offered = [
  choice('pass'),
  choice('reveal north', 'cell:0,1'),
  choice('explore north', 'cell:0,1'),
  choice('place N', 'cell:1,0', 'turn:0'),
  choice('place E', 'cell:1,0', 'turn:1'),
];

describe('narrowing', () => {
  it('keeps the choices that touch all that was picked', () => {
    expect(narrowed(offered, ['cell:0,1']).map((one) => one.words)).toEqual([
      'reveal north',
      'explore north',
    ]);
    expect(narrowed(offered, ['cell:1,0', 'turn:1']).map((one) => one.words)).toEqual(['place E']);
    expect(narrowed(offered, [])).toHaveLength(5);
  });
  it('lights what is left to touch', () => {
    expect([...touchable(offered, [])].sort()).toEqual(['cell:0,1', 'cell:1,0', 'turn:0', 'turn:1']);
    expect([...touchable(offered, ['cell:1,0'])]).toEqual(['turn:0', 'turn:1']);
  });
  it('shows the pass last, and gives each choice a key of its own', () => {
    expect(inOrder(offered).at(-1)?.words).toBe('pass');
    const keys = Array.from({ length: 35 }, (_, n) => keyOf(n));
    expect(new Set(keys).size).toBe(35);
    expect(keyOf(99)).toBe('');
  });
  it('shows those of a group together, in the order of the keys', () => {
    const shown = inOrder([
      choice('pass'),
      grouped('move north', 'Move'),
      choice('exert'),
      grouped('move east', 'Move'),
      grouped('heal medic', 'Heal'),
    ]);
    expect(shown.map((one) => one.words)).toEqual(['move north', 'move east', 'heal medic', 'exert', 'pass']);
    expect(rowsOf(shown).map((row) => [row.group, row.first, row.choices.length])).toEqual([
      ['Move', 0, 2],
      ['Heal', 2, 1],
      ['', 3, 2],
    ]);
  });
  it('makes no groups where each would have one move', () => {
    const alone = [grouped('move north', 'Move'), grouped('heal medic', 'Heal'), choice('pass')];
    expect(rowsOf(inOrder(alone))).toEqual([{ group: '', first: 0, choices: alone }]);
  });
});

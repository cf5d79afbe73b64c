import { describe, expect, it } from 'vitest';
import { SIGNS as CAVE } from '../src/games/subterra/signs';
import { SIGNS as TUNNELS } from '../src/games/claustrophobia/signs';
import type { Figure, Warrior } from '../src/families/tunnels/view';
import { walked } from '../src/families/tunnels/walking';
import { SEAT_COLOURS } from '../src/lib/seats';

type Triple = [number, number, number];

/** How eyes without one kind of cones mix linear red, green and blue (Machado, Oliveira and Fernandes, 2009). */
const EYES: Record<string, [Triple, Triple, Triple]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = (colour: string) =>
  [1, 3, 5].map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2) as Triple;
const times = (rows: Triple[], by: Triple) =>
  rows.map((row) => row.reduce((sum, one, n) => sum + one * (by[n] as number), 0)) as Triple;

/** A colour in Lab as such eyes see it. */
function lab(colour: string, eye: string): Triple {
  const seen = times(EYES[eye] as Triple[], linear(colour)).map((part) =>
    Math.max(0, Math.min(1, part)),
  ) as Triple;
  const [x, y, z] = times(
    [
      [0.4339, 0.3763, 0.1899],
      [0.2126, 0.7152, 0.0722],
      [0.0178, 0.1095, 0.8727],
    ],
    seen,
  ).map((part) => Math.cbrt(part)) as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
const apart = (one: string, other: string, eye: string) =>
  Math.hypot(...lab(one, eye).map((part, n) => part - (lab(other, eye)[n] as number)));

describe('told apart without colour', () => {
  it('each kind of tile has a badge of its own outline, and an icon of its own', () => {
    for (const signs of [CAVE, TUNNELS].map((all) => Object.values(all))) {
      expect(new Set(signs.map((sign) => sign.shape)).size).toBe(signs.length);
      expect(new Set(signs.map((sign) => sign.icon)).size).toBe(signs.length);
    }
  });
  it('the two sides of a duel differ for all eyes', () => {
    for (const eye of Object.keys(EYES))
      expect([eye, apart(SEAT_COLOURS[0] as string, SEAT_COLOURS[1] as string, eye) > 30]).toEqual([
        eye,
        true,
      ]);
  });
  it('signs stand out from their badge for all eyes', () => {
    for (const sign of [...Object.values(CAVE), ...Object.values(TUNNELS)]) {
      for (const eye of Object.keys(EYES))
        expect(lab(sign.colour, eye)[0] - lab('#140b08', eye)[0]).toBeGreaterThan(45);
    }
  });
});

const warrior = (tile: string, count: number, activated: boolean) =>
  ({ kind: 'troglodyte', word: `troglodyte@${tile}`, tile, count, activated, side: 'demon' }) as Warrior;

/** Troglodytes on tiles in a row: `a2` are two on the first, `b1!` is one on the second who has acted. */
function groups(words: string): Figure[] {
  return words
    .split(' ')
    .filter(Boolean)
    .map((word, n) => {
      const [tile, count, activated] = [word[0] ?? '', Number(word[1]), word.endsWith('!')];
      const x = (tile.charCodeAt(0) - 97) * 100 + (activated ? 20 : 0);
      return {
        key: `${n}`,
        touch: '',
        cell: tile,
        warrior: warrior(tile, count, activated),
        x,
        y: 0,
        size: 1,
        losses: 0,
      };
    });
}

describe('Troglodytes between two views', () => {
  const first = (words: string) => walked([], groups(words)).figures;
  const at = (figures: Figure[], tile: string, activated = false) =>
    figures.find((one) => one.cell === tile && one.warrior.activated === activated);

  it('walk: one who left a tile is the one who came to the next', () => {
    const before = first('a1 d2');
    const { figures, joined } = walked(before, groups('b1! d2'));
    expect(at(figures, 'b', true)?.key).toBe(at(before, 'a')?.key);
    expect(at(figures, 'd')?.key).toBe(at(before, 'd')?.key);
    expect(joined.size).toBe(0);
  });
  it('split: who goes alone comes from the group', () => {
    const before = first('a3');
    const { figures } = walked(before, groups('a2 b1!'));
    expect(at(figures, 'a')?.key).toBe(at(before, 'a')?.key);
    expect(at(figures, 'b', true)?.from).toEqual({ x: 0, y: 0 });
    expect(at(figures, 'a')?.losses).toBe(0);
  });
  it('join: who is gone went into the group that has grown', () => {
    const before = first('a1! b2!');
    const { figures, joined } = walked(before, groups('b3!'));
    expect(figures).toHaveLength(1);
    expect(joined.get(at(before, 'a', true)?.key ?? '')).toEqual({ x: 120, y: 0 });
  });
  it('fall: who is slain goes nowhere, and the group that lost him shows it', () => {
    const before = first('a1 b2');
    const { figures, joined } = walked(before, groups('b2'));
    expect(joined.size).toBe(0);
    expect(walked(figures, groups('b1')).figures[0]?.losses).toBe(1);
  });
  it('appear: who was bought comes from nowhere', () => {
    expect(at(walked(first('a2'), groups('a2 c1')).figures, 'c')?.from).toBeUndefined();
  });
});

/** Points on a tile of which outlines are made: half of a tile is 50, its middle is 0. */

export type Point = [number, number];

/** Half of a tile, and half of an opening: the same for all tiles, so that neighbours fit. */
export const HALF = 50;
export const MOUTH = 19;

const SIDES: { out: Point; along: Point }[] = [
  { out: [0, -1], along: [1, 0] },
  { out: [1, 0], along: [0, 1] },
  { out: [0, 1], along: [-1, 0] },
  { out: [-1, 0], along: [0, -1] },
];

export const text = (number: number) => number.toFixed(1).replace(/\.0$/, '');
export const at = ([x, y]: Point) => `${text(x)} ${text(y)}`;

/** A point so far out from the centre on a side, and so far along it. */
export function point(side: number, out: number, along: number): Point {
  const s = SIDES[side & 3] as (typeof SIDES)[number];
  return [s.out[0] * out + s.along[0] * along, s.out[1] * out + s.along[1] * along];
}

/** Draws the floor of a cave from its openings: rough walls seeded by the tile, computed once and kept. */

import { LETTERS } from '../../board/cells';
import { at, HALF, MOUTH, point, type Point } from '../../board/outlines';
import { random } from '../../lib/seeded';

export interface Cave {
  /** The closed outline of the floor. */
  floor: string;
  /** The walls alone, without the openings: what is shaded and rimmed. */
  walls: string;
  /** The walls drawn on a little beyond the openings, so that their shadow meets the neighbour's without a seam. */
  shade: string;
  stones: string;
  cracks: string;
  /** Where wet stone mirrors the lamps. */
  sheen: string;
  /** Bright specks of wet stone. */
  glints: { x: number; y: number; r: number }[];
}

/** A smooth line through points, as what follows its first one. */
function smooth(points: Point[]): string {
  let path = '';
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [
      points[Math.max(0, i - 1)],
      points[i],
      points[i + 1],
      points[Math.min(points.length - 1, i + 2)],
    ] as [Point, Point, Point, Point];
    const first: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const second: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    path += `C${at(first)} ${at(second)} ${at(c)}`;
  }
  return path;
}

/** Adds a shifted point in the middle of each piece. */
function rough(points: Point[], by: number, dice: () => number): Point[] {
  const found: Point[] = [];
  points.forEach((here, i) => {
    found.push(here);
    const next = points[i + 1];
    if (next)
      found.push([
        (here[0] + next[0]) / 2 + (dice() - 0.5) * by,
        (here[1] + next[1]) / 2 + (dice() - 0.5) * by,
      ]);
  });
  return found;
}

/** The walls from the right edge of one opening, clockwise to the left edge of the next. */
function wall(from: number, to: number, narrow: boolean, dice: () => number): Point[] {
  const wide = narrow ? 8 : MOUTH;
  const jitter = (by: number) => (dice() - 0.5) * by;
  const points: Point[] = [
    point(from, HALF, MOUTH),
    point(from, 40, (narrow ? 14 : MOUTH) + jitter(3)),
    point(from, 30, wide + 2 + jitter(4)),
  ];
  for (let side = from; ; side++) {
    const corner = (narrow ? 12 : 25) + jitter(6);
    points.push([...point(side, corner, corner)] as Point);
    if (side + 1 >= to) break;
    const deep = (narrow ? 11 : 29) + jitter(5);
    points.push(point(side + 1, deep, -9 + jitter(4)), point(side + 1, deep + jitter(4), 9 + jitter(4)));
  }
  points.push(
    point(to, 30, -wide - 2 + jitter(4)),
    point(to, 40, -(narrow ? 14 : MOUTH) + jitter(3)),
    point(to, HALF, -MOUTH),
  );
  const ends = [points[0], points.at(-1)] as [Point, Point];
  return [ends[0], ...rough(points.slice(1, -1), 3.2, dice), ends[1]];
}

function stones(dice: () => number, narrow: boolean): string {
  let path = '';
  const count = narrow ? 2 : 4 + Math.floor(dice() * 4);
  for (let n = 0; n < count; n++) {
    const angle = dice() * Math.PI * 2;
    const far = (narrow ? 4 : 15) + dice() * (narrow ? 3 : 11);
    const [x, y, r] = [Math.cos(angle) * far, Math.sin(angle) * far, 1 + dice() * 2.2];
    const corners = Array.from({ length: 5 }, (_, i): Point => {
      const turn = (i / 5) * Math.PI * 2 + dice();
      return [x + Math.cos(turn) * r, y + Math.sin(turn) * r * 0.75];
    });
    path += `M${corners.map(at).join('L')}Z`;
  }
  return path;
}

function cracks(dice: () => number): string {
  let path = '';
  for (let n = 0; n < 3; n++) {
    let [x, y] = [(dice() - 0.5) * 44, (dice() - 0.5) * 44];
    path += `M${at([x, y])}`;
    for (let i = 0; i < 3; i++) {
      [x, y] = [x + (dice() - 0.5) * 13, y + (dice() - 0.5) * 13];
      path += `L${at([x, y])}`;
    }
  }
  return path;
}

/** Short flat curves, all mirrored from one side as water lies. */
function sheen(dice: () => number, narrow: boolean): string {
  let path = '';
  for (let n = 0; n < 4; n++) {
    const far = narrow ? 8 : 36;
    const long = 5 + dice() * 9;
    path += `M${at([(dice() - 0.5) * far, (dice() - 0.5) * far])}q${at([long / 2, -1 - dice() * 3])} ${at([long, dice() * 2 - 1])}`;
  }
  return path;
}

/** The grain of solid rock: short broken lines, thicker here and there. */
export function grainOf(size: number): string {
  const dice = random('rock');
  let path = '';
  for (let n = 0; n < 90; n++) {
    let [x, y] = [20 + dice() * (size - 40), 20 + dice() * (size - 40)];
    const slope = dice() * Math.PI;
    path += `M${at([x, y])}`;
    for (let i = 0; i < 2; i++) {
      const turn = slope + (dice() - 0.5) * 1.6;
      [x, y] = [x + Math.cos(turn) * (3 + dice() * 9), y + Math.sin(turn) * (3 + dice() * 9)];
      path += `L${at([x, y])}`;
    }
  }
  return path;
}

const kept = new Map<string, Cave>();

/** The cave of a tile with these openings (letters of NESW). */
export function caveOf(seed: string, open: string, narrow = false): Cave {
  const key = `${seed} ${open} ${narrow}`;
  let cave = kept.get(key);
  if (!cave) {
    cave = draw(key, open, narrow);
    kept.set(key, cave);
  }
  return cave;
}

function draw(seed: string, open: string, narrow: boolean): Cave {
  const dice = random(seed);
  const sides = [...LETTERS].map((_, side) => side).filter((side) => open.includes(LETTERS[side] as string));
  let floor = '';
  let walls = '';
  let shade = '';
  sides.forEach((side, n) => {
    const next = sides[n + 1] ?? (sides[0] as number) + 4;
    const points = wall(side, next, narrow, dice);
    const line = smooth(points);
    walls += `M${at(points[0] as Point)}${line}`;
    shade += `M${at(point(side, HALF + 20, MOUTH))}L${at(points[0] as Point)}${line}L${at(point(next, HALF + 20, -MOUTH))}`;
    floor += `${n ? 'L' : 'M'}${at(points[0] as Point)}${line}`;
  });
  if (!sides.length) floor = walls = shade = closed(dice);
  const glints = Array.from({ length: 4 }, () => ({
    x: (dice() - 0.5) * 40,
    y: (dice() - 0.5) * 40,
    r: 0.5 + dice() * 0.8,
  }));
  return {
    floor: `${floor}Z`,
    walls,
    shade,
    stones: stones(dice, narrow),
    cracks: cracks(dice),
    sheen: sheen(dice, narrow),
    glints,
  };
}

/** A hollow without any opening. */
function closed(dice: () => number): string {
  const points = Array.from({ length: 9 }, (_, n): Point => {
    const angle = (n / 9) * Math.PI * 2;
    const far = 24 + dice() * 6;
    return [Math.cos(angle) * far, Math.sin(angle) * far];
  });
  const ring = [...points, points[0] as Point];
  return `M${at(ring[0] as Point)}${smooth(ring)}`;
}

/** Draws the masonry of a tunnel from its openings: broken edges, flagstones and bones, seeded by the tile, computed once and kept. */

import { LETTERS } from '../../board/cells';
import { at, HALF, MOUTH, point, text, type Point } from '../../board/outlines';
import { random } from '../../lib/seeded';

export interface Tunnel {
  /** The closed outline of the floor. */
  floor: string;
  /** The walls alone, without the openings: what is shaded and rimmed. */
  walls: string;
  /** The walls drawn on beyond the openings, so that their shadow meets the neighbour's without a seam. */
  shade: string;
  /** Joints between the flagstones. */
  flags: string;
  /** A few flagstones that are lighter or darker. */
  worn: string;
  /** The courses of brick around. */
  bricks: string;
  /** A few bricks that stand out. */
  faces: string;
  bones: string;
  /** Niches in closed walls. */
  niches: { x: number; y: number; turn: number }[];
}

/** How an edition's stones are laid: how far out of true, and how tall and wide they are. */
export interface Masonry {
  /** How far the edges of the walls are out of true. */
  rough: number;
  stone: { tall: number; wide: number; some: number };
  flag: { tall: number; wide: number; some: number };
  /** The stones of the rock all around. */
  rock: { tall: number; wide: number; some: number };
  /** At most so many bones lie on a floor. */
  bones: number;
  niche: 'skull' | 'lamp';
}

export const BRICK: Masonry = {
  rough: 2.6,
  stone: { tall: 6.2, wide: 12.5, some: 0.14 },
  flag: { tall: 11.5, wide: 16, some: 0.18 },
  rock: { tall: 12.5, wide: 25, some: 0.16 },
  bones: 3.4,
  niche: 'skull',
};
/** Blocks that a mason has dressed: larger, and nearly true. */
export const ASHLAR: Masonry = {
  rough: 1.1,
  stone: { tall: 9.7, wide: 19.4, some: 0.2 },
  flag: { tall: 16.7, wide: 25, some: 0.16 },
  rock: { tall: 25, wide: 50, some: 0.14 },
  bones: 1.6,
  niche: 'lamp',
};

/** Half of the room in the middle, by Tunnel Size. */
const ROOM: Record<number, number> = { 1: 10, 2: 21, 3: 27, 4: 34, 5: 39 };
const CUT = 7;

const line = (points: Point[]) => points.map(at).join('L');

/** Breaks a line into short pieces that are a little out of true, like old stonework. */
function rough(points: Point[], by: number, dice: () => number): Point[] {
  const found: Point[] = [];
  points.forEach((here, i) => {
    found.push(here);
    const next = points[i + 1];
    if (!next) return;
    const far = Math.hypot(next[0] - here[0], next[1] - here[1]);
    const pieces = Math.floor(far / 5.5);
    for (let n = 1; n < pieces; n++) {
      const share = n / pieces;
      found.push([
        here[0] + (next[0] - here[0]) * share + (dice() - 0.5) * by,
        here[1] + (next[1] - here[1]) * share + (dice() - 0.5) * by,
      ]);
    }
  });
  return found;
}

/** The wall from the right edge of one opening, clockwise to the left edge of the next. */
function wall(from: number, to: number, room: number, by: number, dice: () => number): Point[] {
  const neck = Math.min(MOUTH, room + 2);
  const inner = Math.max(room, 14);
  const points: Point[] = [
    point(from, HALF, MOUTH),
    point(from, 42, MOUTH),
    point(from, inner + (room < MOUTH ? 12 : 4), neck),
    point(from, inner, neck),
  ];
  for (let side = from; side < to; side++) {
    points.push(point(side, room, room - CUT), point(side + 1, room, -(room - CUT)));
  }
  points.push(
    point(to, inner, -neck),
    point(to, inner + (room < MOUTH ? 12 : 4), -neck),
    point(to, 42, -MOUTH),
    point(to, HALF, -MOUTH),
  );
  return rough(points, by, dice);
}

/** Courses of stones in a square: the joints, and some of the stones by chance. */
function courses(
  dice: () => number,
  half: number,
  { tall, wide, some }: Masonry['stone'],
): { joints: string; chosen: string } {
  let [joints, chosen] = ['', ''];
  let row = 0;
  for (let y = -half; y < half; y += tall, row++) {
    const end = Math.min(half, y + tall);
    if (row) joints += `M${at([-half, y])}L${at([0, y + (dice() - 0.5) * 1.2])}L${at([half, y])}`;
    for (let x = -half + (row % 2 ? -wide / 2 : 0); x < half; x += wide) {
      const [left, right] = [Math.max(-half, x + (dice() - 0.5) * 2), Math.min(half, x + wide)];
      if (left > -half) joints += `M${at([left, y])}L${at([left + (dice() - 0.5), end])}`;
      if (dice() < some)
        chosen += `M${at([left + 0.6, y + 0.6])}H${text(right - 0.6)}V${text(end - 0.6)}H${text(left + 0.6)}Z`;
    }
  }
  return { joints, chosen };
}

/** A long bone: two knobs at each end. */
function bone(x: number, y: number, turn: number, long: number): string {
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  const spot = (along: number, across: number): Point => [
    x + dx * along - dy * across,
    y + dy * along + dx * across,
  ];
  const knob = (along: number, across: number) =>
    `M${at(spot(along - 1, across))}a1 1 0 1 0 2 0a1 1 0 1 0 -2 0`;
  return `M${line([spot(-long, -0.55), spot(long, -0.55), spot(long, 0.55), spot(-long, 0.55)])}Z${knob(-long, 0.9)}${knob(-long, -0.9)}${knob(long, 0.9)}${knob(long, -0.9)}`;
}

function bones(dice: () => number, room: number, most: number): string {
  let path = '';
  for (let n = Math.floor(dice() * most); n > 0; n--) {
    const [angle, far] = [dice() * Math.PI * 2, room * (0.45 + dice() * 0.4)];
    path += bone(Math.cos(angle) * far, Math.sin(angle) * far, dice() * Math.PI, 2 + dice() * 2);
  }
  return path;
}

/** The same stones and bones for the rock all around. */
export function rockOf(size: number, masonry: Masonry): { joints: string; chosen: string; bones: string } {
  const dice = random('brick and bone');
  const { joints, chosen } = courses(dice, size / 2, masonry.rock);
  let path = '';
  for (let n = 0; n < 2 * masonry.bones; n++)
    path += bone(
      (dice() - 0.5) * (size - 30),
      (dice() - 0.5) * (size - 30),
      dice() * Math.PI,
      3 + dice() * 3,
    );
  return { joints, chosen, bones: path };
}

const kept = new Map<Masonry, Map<string, Tunnel>>();

/** The tunnel of a tile with these openings (letters of NESW) and this Tunnel Size. */
export function tunnelOf(seed: string, open: string, size: number, masonry: Masonry): Tunnel {
  const key = `${seed} ${open} ${size}`;
  const laid = kept.get(masonry) ?? new Map<string, Tunnel>();
  kept.set(masonry, laid);
  let tunnel = laid.get(key);
  if (!tunnel) {
    tunnel = build(key, open, ROOM[size] ?? 30, masonry);
    laid.set(key, tunnel);
  }
  return tunnel;
}

function build(seed: string, open: string, room: number, masonry: Masonry): Tunnel {
  const dice = random(seed);
  const sides = [0, 1, 2, 3].filter((side) => open.includes(LETTERS[side] as string));
  let [floor, walls, shade] = ['', '', ''];
  sides.forEach((side, n) => {
    const next = sides[n + 1] ?? (sides[0] as number) + 4;
    const points = wall(side, next, room, masonry.rough, dice);
    walls += `M${line(points)}`;
    shade += `M${line([point(side, HALF + 20, MOUTH), ...points, point(next, HALF + 20, -MOUTH)])}`;
    floor += `${n ? 'L' : 'M'}${line(points)}`;
  });
  if (!sides.length) {
    const ring = rough(
      [
        point(0, room, -room),
        point(0, room, room),
        point(2, room, -room),
        point(2, room, room),
        point(0, room, -room),
      ],
      masonry.rough,
      dice,
    );
    floor = walls = shade = `M${line(ring)}`;
  }
  const closed = [0, 1, 2, 3].filter((side) => !sides.includes(side) && room < 36 && dice() < 0.6);
  const niches = closed.map((side) => {
    const [x, y] = point(side, room + 8.5, (dice() - 0.5) * 14);
    return { x, y, turn: side * 90 };
  });
  const paving = courses(dice, HALF, masonry.flag);
  const stones = courses(dice, 48.5, masonry.stone);
  return {
    floor: `${floor}Z`,
    walls,
    shade,
    flags: paving.joints,
    worn: paving.chosen,
    bricks: stones.joints,
    faces: stones.chosen,
    bones: bones(dice, room, masonry.bones),
    niches,
  };
}

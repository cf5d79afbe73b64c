/** Square tiles on a board: where cells lie, which sides tiles have, and what moves touch. */

import { UNIT, type Box } from '../games/drawing';

export interface Spot {
  x: number;
  y: number;
}

/** The sides of a tile, clockwise. */
export const LETTERS = 'NESW';
const STEPS: Record<string, Spot> = {
  N: { x: 0, y: 1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: -1 },
  W: { x: -1, y: 0 },
};
export const SIDE_WORDS: Record<string, string> = { N: 'north', E: 'east', S: 'south', W: 'west' };

/** The middle of a cell on the board: north is up. */
export const middle = (cell: Spot): Spot => ({ x: cell.x * UNIT, y: -cell.y * UNIT });
export const cellWord = (cell: Spot): string => `cell:${cell.x},${cell.y}`;

export function beyond(cell: Spot, side: string): Spot {
  const step = STEPS[side] ?? { x: 0, y: 0 };
  return { x: cell.x + step.x, y: cell.y + step.y };
}

/** The cell that a touch names, if it names one. */
export function cellOf(touch: string): Spot | null {
  const found = /^(?:cell|edge):(-?\d+),(-?\d+)/.exec(touch);
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

/** Where a touch lies, if it names a cell. */
export function spotOf(touch: string): Spot | null {
  const cell = cellOf(touch);
  return cell && middle(cell);
}

/** The part of the board that some cells take up. */
export function around(cells: Spot[], margin: number): Box {
  const [xs, ys] = [cells.map((cell) => cell.x * UNIT), cells.map((cell) => -cell.y * UNIT)];
  const [left, top] = [Math.min(...xs) - UNIT / 2 - margin, Math.min(...ys) - UNIT / 2 - margin];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + UNIT / 2 + margin - left,
    height: Math.max(...ys) + UNIT / 2 + margin - top,
  };
}

/** The open sides of a tile after so many quarter turns clockwise. */
export function turnedOpen(open: string, quarters: number): string {
  const turned = [...open].map((letter) => LETTERS[(LETTERS.indexOf(letter) + quarters) & 3] as string);
  return [...LETTERS].filter((letter) => turned.includes(letter)).join('');
}

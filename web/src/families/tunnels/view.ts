/** The tunnels as the server shows them, and where their things lie on the board. */

import { around, beyond, cellOf, cellWord, middle, type Spot } from '../../board/cells';
import type {
  ViewClaustrophobia_SquareView,
  ViewClaustrophobia_TileView,
  ViewClaustrophobia_TunnelsView,
  ViewClaustrophobia_WarriorView,
} from '../../generated/views';
import type { Choice } from '../../lib/wire';
import type { Say } from '../../lib/words.svelte';
import { UNIT, type Box } from '../../games/drawing';

export type TunnelsView = ViewClaustrophobia_TunnelsView;
export type Warrior = ViewClaustrophobia_WarriorView;
export type Tile = ViewClaustrophobia_TileView;
export type Square = ViewClaustrophobia_SquareView;

export const TROGLODYTES = 'figure:troglodytes';
export const tileOf = (view: TunnelsView, id: string | null): Tile | undefined =>
  view.tiles.find((tile) => tile.id === id);

/** The cells of solid rock. */
export function rockCells(view: TunnelsView): Spot[] {
  return view.rock.flatMap((word) => cellOf(`cell:${word}`) ?? []);
}

/** Openings that lead into the unknown: where they are, and the cell behind. */
export function frontier(view: TunnelsView): { tile: Tile; side: string; cell: Spot }[] {
  return view.tiles.flatMap((tile) =>
    [...tile.free].map((side) => ({ tile, side, cell: beyond(tile, side) })),
  );
}

/** The ways by which carriers leave: `tile-28 W`, the first is A. */
export function waysOut(view: TunnelsView): { tile: Tile; side: string; letter: string }[] {
  return view.ways_out.flatMap((word, n) => {
    const [id, side] = word.split(' ');
    const tile = tileOf(view, id ?? null);
    return tile && side ? [{ tile, side, letter: 'ABCDEF'[n] ?? '' }] : [];
  });
}

/** Where a stair leads out: `tile-02 S`. */
export function stairOf(view: TunnelsView, word: string): { tile: Tile; side: string } | null {
  const [id, side] = word.split(' ');
  const tile = tileOf(view, id ?? null);
  return tile && side ? { tile, side } : null;
}

/** The trail die: its number, and the opening it lies beside. */
export function trailOf(view: TunnelsView): { number: number; tile: Tile; side: string } | null {
  const [number, id, side] = (view.trail ?? []) as unknown as [number, string, string];
  const tile = tileOf(view, id ?? null);
  return tile && number ? { number, tile, side } : null;
}

export function extentOf(view: TunnelsView): Box {
  const unknown = view.tiles_left
    ? frontier(view).map(({ tile, cell }) => ({ x: (tile.x + cell.x) / 2, y: (tile.y + cell.y) / 2 }))
    : [];
  return around([...view.tiles, ...rockCells(view), ...unknown, ...(view.drawn ? [view.drawn] : [])], 26);
}

/** Where the acting warrior stands, or the Humans do, with what lies around. */
export function focusOf(view: TunnelsView): Box {
  const acting = view.warriors.find((one) => one.word === view.acting);
  const tile = tileOf(view, view.fight?.tile ?? acting?.tile ?? null);
  if (view.drawn) return around([view.drawn], UNIT / 2);
  if (tile) return around([tile], UNIT);
  const humans = view.warriors.flatMap((one) => (one.side === 'human' && tileOf(view, one.tile)) || []);
  return humans.length ? around(humans, 0) : extentOf(view);
}

export interface Figure {
  key: string;
  touch: string;
  /** The place it stands on, as something to touch. */
  cell: string;
  warrior: Warrior;
  x: number;
  y: number;
  size: number;
  /** Where those stood who are a group of their own now. */
  from?: Spot | undefined;
  /** How often a group has lost somebody while it was watched. */
  losses: number;
}

/** How wide a token is, with its rim. */
const WIDE = 40;
const LARGEST = 1.25;

/** Rows in which so many figures of each side stand largest on a tile: the Demon side above, the Humans below. */
export function ranks(dark: number, light: number): { x: number; y: number; size: number }[] {
  let best: { x: number; y: number; size: number }[] = [];
  for (let above = dark ? 1 : 0; above <= dark; above++) {
    for (let below = light ? 1 : 0; below <= light; below++) {
      const rows = [...shares(dark, above), ...shares(light, below)];
      const size = Math.min(LARGEST, 82 / WIDE / Math.max(...rows), 78 / WIDE / rows.length);
      if (size <= (best[0]?.size ?? 0) + 0.001) continue;
      best = rows.flatMap((count, row) =>
        Array.from({ length: count }, (_, n) => ({
          x: (n - (count - 1) / 2) * WIDE * size,
          y: 4 + (row - (rows.length - 1) / 2) * WIDE * size,
          size,
        })),
      );
    }
  }
  return best;
}

/** So many things in so many rows, as even as can be. */
function shares(count: number, rows: number): number[] {
  return Array.from({ length: rows }, (_, row) => Math.floor((count + row) / rows));
}

/** The tame guide stands among the figures, though it belongs to nobody. */
function guideAs(tile: string): Warrior {
  const blank = {
    activated: false,
    bears_gifts: false,
    carries: [],
    cbt: 0,
    count: 1,
    defence: 0,
    die: 0,
    health: 1,
    held: '',
    lines: [],
    mvt: 0,
  };
  return {
    ...blank,
    kind: 'guide',
    name: 'warrior-guide',
    number: 0,
    objects: [],
    profile: [],
    side: 'nobody',
    state: 'ready',
    talents: [],
    tile,
    word: 'guide',
    wounds: 0,
  };
}

/** All figures on the board with their places; groups of Troglodytes get keys of their own by `walked`. */
export function figuresOf(view: TunnelsView): Figure[] {
  const found: Figure[] = [];
  const all = view.guide ? [...view.warriors, guideAs(view.guide)] : view.warriors;
  for (const tile of view.tiles) {
    const here = all.filter((one) => one.tile === tile.id);
    if (!here.length) continue;
    const dark = here.filter((one) => one.side === 'demon');
    const light = here.filter((one) => one.side !== 'demon');
    const places = ranks(dark.length, light.length);
    const spot = middle(tile);
    // What lies in the corners stays in sight.
    const room =
      tile.tokens.length || (tile.hole && tile.kind !== 'hole') ? 0.84 : places.length > 2 ? 0.92 : 1;
    [...dark, ...light].forEach((warrior, n) => {
      const place = places[n] ?? { x: 0, y: 0, size: 0.5 };
      found.push({
        key: warrior.word,
        touch: `figure:${warrior.word}`,
        cell: cellWord(tile),
        warrior,
        x: spot.x + place.x * room,
        y: spot.y + place.y * room,
        size: place.size * room,
        losses: 0,
      });
    });
  }
  return found.sort((a, b) => a.key.localeCompare(b.key));
}

/** The moves among these that touching a figure on the board means: its own, or those on the Troglodytes of its tile. */
export function movesOn(view: TunnelsView, figure: Figure, choices: readonly Choice[]): Choice[] {
  const grouped = figure.warrior.kind === 'troglodyte';
  const acting = view.warriors.find((one) => one.word === view.acting)?.tile;
  return choices.filter((choice) => {
    if (choice.touches.includes(figure.touch))
      return !(grouped && choice.words.startsWith('activate') && figure.warrior.activated);
    if (!grouped || !choice.touches.includes(TROGLODYTES)) return false;
    const cell = choice.touches.find((touch) => touch.startsWith('cell:'));
    return cell ? cell === figure.cell : figure.warrior.tile === acting;
  });
}

/** A warrior's name for people. */
export function nameOf(
  warrior: Pick<Warrior, 'name' | 'number' | 'kind' | 'side' | 'count'>,
  say: Say,
): string {
  const id = warrior.name || `${warrior.side === 'human' ? 'warrior' : 'demon'}-${warrior.kind}`;
  if (warrior.count > 1) return say('demon-troglodytes', { count: warrior.count });
  return warrior.number ? say('warrior-numbered', { who: say(id), number: warrior.number }) : say(id);
}

/** The numbers of a warrior now, if it has some. */
export function numbersOf(warrior: Warrior): boolean {
  return (
    warrior.tile !== null && (warrior.side !== 'human' || warrior.die > 0 || warrior.state === 'exhausted')
  );
}

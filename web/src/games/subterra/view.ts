/** The cave as the server shows it, and where its things lie on the board. */

import { around, beyond, cellWord, middle, type Spot } from '../../board/cells';
import type {
  ViewSubterra_CaverView,
  ViewSubterra_CaveView,
  ViewSubterra_TileView,
} from '../../generated/views';
import { UNIT, type Box } from '../drawing';

export type CaveView = ViewSubterra_CaveView;
export type Caver = ViewSubterra_CaverView;
export type Tile = ViewSubterra_TileView;

/** The cells beside the cave into which it can grow, each once. */
export function frontier(view: CaveView): Spot[] {
  const cells = new Map<string, Spot>();
  for (const tile of view.tiles)
    for (const side of tile.free) cells.set(cellWord(beyond(tile, side)), beyond(tile, side));
  return [...cells.values()];
}

export function extentOf(view: CaveView): Box {
  return around([...view.tiles, ...frontier(view)], 20);
}

/** Where the acting caver stands, with what lies around. */
export function focusOf(view: CaveView): Box {
  const acting =
    view.cavers.find((caver) => caver.id === view.acting) ?? view.cavers.find((caver) => caver.slot !== null);
  const tile = view.tiles[acting?.slot ?? 0];
  return tile ? around([tile], UNIT) : extentOf(view);
}

export interface Figure {
  key: string;
  touch: string;
  /** The place it stands on, as something to touch. */
  cell: string;
  caver: Caver | null;
  horror: number;
  x: number;
  y: number;
  size: number;
}

/** Places for several figures on one tile: they fan out and never overlap. */
export function fan(count: number): { x: number; y: number; size: number }[] {
  if (count === 1) return [{ x: 0, y: 3, size: 1 }];
  const size = count === 2 ? 0.86 : count <= 4 ? 0.72 : 0.66;
  if (count <= 4) {
    const ring = count === 2 ? 17 : count === 3 ? 19 : 22;
    return Array.from({ length: count }, (_, n) => {
      const angle =
        count === 2
          ? n * Math.PI
          : -Math.PI / 2 + (n / count) * 2 * Math.PI + (count === 4 ? Math.PI / 4 : 0);
      return { x: Math.cos(angle) * ring, y: 2 + Math.sin(angle) * ring, size };
    });
  }
  return Array.from({ length: count }, (_, n) => ({
    x: ((n % 3) - 1) * 27,
    y: 2 + (Math.floor(n / 3) - (Math.ceil(count / 3) - 1) / 2) * 29,
    size,
  }));
}

/** All figures on the board with their places. */
export function figuresOf(view: CaveView): Figure[] {
  const found: Figure[] = [];
  for (const tile of view.tiles) {
    const cell = cellWord(tile);
    const here: Omit<Figure, 'x' | 'y' | 'size'>[] = [];
    for (const caver of view.cavers) {
      if (caver.slot === tile.slot)
        here.push({ key: caver.id, touch: `figure:${caver.id}`, cell, caver, horror: 0 });
    }
    view.horrors.forEach((slot, n) => {
      if (slot === tile.slot)
        here.push({
          key: `horror-${n + 1}`,
          touch: `figure:horror-${n + 1}`,
          cell,
          caver: null,
          horror: n + 1,
        });
    });
    const places = fan(here.length);
    const spot = middle(tile);
    here.forEach((figure, n) => {
      const place = places[n] ?? { x: 0, y: 0, size: 0.6 };
      found.push({ ...figure, x: spot.x + place.x, y: spot.y + place.y, size: place.size });
    });
  }
  return found.sort((a, b) => a.key.localeCompare(b.key));
}

const SHAPES: Record<string, string> = { x: 'NESW', t: 'NEW', s: 'NS', c: 'NE', d: 'N' };

/** What a tile looks like, from its id alone; nothing for the tiles of somebody's own data. */
export function faceOf(
  id: string,
): { id: string; kind: string; open: string; turned: number; collapse: number[] } | null {
  const found = /^([a-z]+)-([xtscd])\d+$/.exec(id);
  return found
    ? { id, kind: found[1] ?? '', open: SHAPES[found[2] ?? ''] ?? '', turned: 0, collapse: [] }
    : null;
}

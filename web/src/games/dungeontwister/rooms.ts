/** Outlines of a room, about its middle and before it is turned: slabs, walls and what else stands on edges. */

import { random as seeded } from '../../lib/seeded';
import type { Spot } from '../../board/cells';
import { localSpot, SIDE, type Room } from './view';

export interface EdgeLook extends Spot {
  kind: string;
  /** Turned so that the square that names it lies below. */
  turn: number;
  key: string;
}

export interface RoomLook {
  slabs: string;
  moss: string;
  walls: string;
  edges: EdgeLook[];
}

const HALF_SIDE = SIDE / 2;
const WALLED = new Set(['wall', 'sconce', 'sconce-behind', 'empty-sconce']);
const known = new Map<string, { slabs: string; moss: string }>();

/** Paving with rough corners and tufts of moss: the same for a room whenever it is drawn. */
function ground(id: string): { slabs: string; moss: string } {
  const found = known.get(id);
  if (found) return found;
  const random = seeded(id);
  const jitter = () => (random() - 0.5) * 3.4;
  let [slabs, moss] = ['', ''];
  for (let local = 0; local < 25; local++) {
    const { x, y } = localSpot(local);
    const far = HALF_SIDE - 1.8;
    const corner = (sx: number, sy: number) =>
      `${(x + sx * far + jitter() * 0.5).toFixed(1)} ${(y + sy * far + jitter() * 0.5).toFixed(1)}`;
    slabs += `M${corner(-1, -1)}L${corner(1, -1)}L${corner(1, 1)}L${corner(-1, 1)}Z`;
    for (let tuft = 0; tuft < 2; tuft++) {
      const [mx, my, r] = [x + (random() - 0.5) * 48, y + (random() - 0.5) * 48, 2 + random() * 4];
      moss += `M${(mx - r).toFixed(1)} ${my.toFixed(1)}q${r.toFixed(1)} ${(-r * 1.4).toFixed(1)} ${(2 * r).toFixed(1)} 0q${(-r).toFixed(1)} ${(r * 1.1).toFixed(1)} ${(-2 * r).toFixed(1)} 0Z`;
    }
  }
  known.set(id, { slabs, moss });
  return { slabs, moss };
}

/** The edges to draw, each once: east and south of every square, and the border to the north and the west. */
function edgesOf(room: Room): EdgeLook[] {
  const found: EdgeLook[] = [];
  for (let local = 0; local < 25; local++) {
    const { x, y } = localSpot(local);
    const add = (side: number, dx: number, dy: number, turn: number) =>
      found.push({
        kind: room.edges[local * 4 + side] ?? 'open',
        x: x + dx * HALF_SIDE,
        y: y + dy * HALF_SIDE,
        turn,
        key: `${local}-${side}`,
      });
    if (local < 5) add(0, 0, -1, 0);
    add(1, 1, 0, 90);
    add(2, 0, 1, 180);
    if (local % 5 === 0) add(3, -1, 0, -90);
  }
  return found;
}

export function lookOf(room: Room): RoomLook {
  const edges = edgesOf(room);
  const walls = edges
    .filter((edge) => WALLED.has(edge.kind))
    .map((edge) =>
      edge.turn % 180
        ? `M${edge.x} ${edge.y - HALF_SIDE}v${SIDE}`
        : `M${edge.x - HALF_SIDE} ${edge.y}h${SIDE}`,
    )
    .join('');
  return {
    ...ground(room.room),
    walls,
    edges: edges.filter((edge) => edge.kind !== 'open' && edge.kind !== 'wall'),
  };
}

import { beyond, cellOf, cellWord, SIDE_WORDS } from '../../board/cells';
import type { Say } from '../../lib/words.svelte';
import type { GameEvent } from '../../lib/wire';
import type { About, Drawing } from '../drawing';
import Board from './Board.svelte';
import Figures from './Figures.svelte';
import { CAVER_RULES, SIGNS } from './signs';
import Track from './Track.svelte';
import { extentOf, focusOf, type CaveView } from './view';

/** A tile, caver or horror in words, with the moves one might try on it. */
function about(view: CaveView, touch: string, say: Say): About | null {
  if (touch.startsWith('figure:')) {
    const id = touch.slice(7);
    const horror = /^horror-(\d+)$/.exec(id);
    if (horror)
      return {
        name: say('figure-horror', { horror: Number(horror[1]) }),
        help: say('figure-horror-help'),
        rule: '7.5',
        tries: [],
      };
    return {
      name: say(`caver-${id}`),
      help: say(`caver-${id}-help`),
      rule: CAVER_RULES[id] ?? '',
      tries: [`heal ${id}`],
    };
  }
  const cell = cellOf(touch);
  const tile = cell && view.tiles.find((one) => one.x === cell.x && one.y === cell.y);
  if (!tile) return null;
  const here = view.tiles[view.cavers.find((caver) => caver.id === view.acting)?.slot ?? -1];
  const side = here && [...'NESW'].find((one) => cellWord(beyond(here, one)) === touch);
  return {
    name: say(`tile-${tile.kind}`),
    help: say(`tile-${tile.kind}-help`),
    rule: SIGNS[tile.kind]?.rule ?? '5.1',
    tries: side ? [`move ${SIDE_WORDS[side]}`] : [],
  };
}

/** The cell or caver that a line of the log speaks of. */
function place(event: GameEvent): string | null {
  const { x, y, caver } = event.args;
  if (typeof x === 'number' && typeof y === 'number') return `cell:${x},${y}`;
  return typeof caver === 'object' ? `figure:${caver.id.replace(/^caver-/, '')}` : null;
}

export const drawing: Drawing<CaveView> = {
  Board,
  Track,
  Figures,
  extent: extentOf,
  focus: focusOf,
  about,
  place,
};

import { beyond, cellOf, cellWord, SIDE_WORDS } from '../../board/cells';
import type { Say } from '../../lib/words.svelte';
import type { About, Drawing } from '../drawing';
import Board from './Board.svelte';
import Figures from './Figures.svelte';
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
        id: 'figure-horror',
        tries: [],
      };
    return {
      name: say(`caver-${id}`),
      help: say(`caver-${id}-help`),
      id: `caver-${id}`,
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
    id: `tile-${tile.kind}`,
    tries: side ? [`move ${SIDE_WORDS[side]}`] : [],
  };
}

export const drawing: Drawing<CaveView> = {
  Board,
  Track,
  Figures,
  extent: extentOf,
  focus: focusOf,
  about,
};

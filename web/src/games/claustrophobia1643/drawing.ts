import { about, kindOf, type Words } from '../../families/tunnels/about';
import { extentOf, focusOf } from '../../families/tunnels/view';
import type { Drawing } from '../drawing';
import Board from './Board.svelte';
import Figures from './Figures.svelte';
import Track from './Track.svelte';
import { instinctOf, type UnderworldView } from './view';

const card: Words['card'] = (word, say) => {
  const { name, die } = instinctOf(word);
  if (die && kindOf(['instinct'], name, say))
    return {
      id: `instinct-${name}`,
      name: say('instinct-valued', { card: say(`instinct-${name}`), die }),
      tries: [],
    };
  const kind = kindOf(['card', 'gift', 'object', 'talent', 'demon'], word, say);
  const tries = kind === 'gift' ? [`gift ${word}`] : kind === 'card' ? [`play ${word}`] : [];
  return kind ? { id: `${kind}-${word}`, tries } : null;
};

const needs: Words['needs'] = (_, id, say) => say(`square-${id}-needs`);

export const drawing: Drawing<UnderworldView> = {
  Board,
  Track,
  Figures,
  extent: extentOf,
  focus: focusOf,
  about: (view, touch, say) => about(view, touch, say, { card, needs }),
};

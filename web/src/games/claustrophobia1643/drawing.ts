import { about, kindOf, type CardWords } from '../../families/tunnels/about';
import { extentOf, focusOf } from '../../families/tunnels/view';
import type { Drawing } from '../drawing';
import Board from './Board.svelte';
import Figures from './Figures.svelte';
import Track from './Track.svelte';
import { instinctOf, type UnderworldView } from './view';

const cards: CardWords = (word, say) => {
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

export const drawing: Drawing<UnderworldView> = {
  Board,
  Track,
  Figures,
  extent: extentOf,
  focus: focusOf,
  about: (view, touch, say) => about(view, touch, say, cards),
};

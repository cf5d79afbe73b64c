import { about, kindOf, type CardWords } from '../../families/tunnels/about';
import { extentOf, focusOf, type TunnelsView } from '../../families/tunnels/view';
import type { Drawing } from '../drawing';
import Board from './Board.svelte';
import Figures from './Figures.svelte';
import Track from './Track.svelte';

const cards: CardWords = (word, say) => {
  const kind = kindOf(['advantage', 'card', 'gift', 'object', 'talent'], word, say);
  const tries =
    kind === 'gift' ? [`gift ${word}`] : kind === 'advantage' || kind === 'card' ? [`play ${word}`] : [];
  return kind ? { id: `${kind}-${word}`, tries } : null;
};

export const drawing: Drawing<TunnelsView> = {
  Board,
  Track,
  Figures,
  extent: extentOf,
  focus: focusOf,
  about: (view, touch, say) => about(view, touch, say, cards),
};

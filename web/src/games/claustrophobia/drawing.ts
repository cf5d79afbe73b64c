import { about, kindOf, type Words } from '../../families/tunnels/about';
import { extentOf, focusOf, type TunnelsView } from '../../families/tunnels/view';
import type { Drawing } from '../drawing';
import Board from './Board.svelte';
import { needsOf } from './destiny';
import Figures from './Figures.svelte';
import Track from './Track.svelte';

const card: Words['card'] = (word, say) => {
  const kind = kindOf(['advantage', 'card', 'gift', 'object', 'talent'], word, say);
  const tries =
    kind === 'gift' ? [`gift ${word}`] : kind === 'advantage' || kind === 'card' ? [`play ${word}`] : [];
  return kind ? { id: `${kind}-${word}`, tries } : null;
};

const needs: Words['needs'] = (view, id, say) => {
  const square = view.squares.find((one) => one.id === id);
  return square ? needsOf(square, say) : '';
};

export const drawing: Drawing<TunnelsView> = {
  Board,
  Track,
  Figures,
  extent: extentOf,
  focus: focusOf,
  about: (view, touch, say) => about(view, touch, say, { card, needs }),
};

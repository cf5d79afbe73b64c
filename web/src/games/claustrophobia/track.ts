/** What a scenario counts, as a way from 0 to its end. */

import type { Args } from '../../lib/words.svelte';
import { trailOf, type TunnelsView } from './view';

export interface Way {
  at: number;
  of: number;
  words: { id: string; args: Args } | null;
}

export function trackOf(view: TunnelsView): Way | null {
  const trail = trailOf(view);
  switch (view.scenario) {
    case 'ritual':
      return { at: view.counter, of: 10, words: { id: 'label-ritual', args: { number: view.counter } } };
    case 'invasion':
      return { at: view.counter, of: 2, words: { id: 'label-charges', args: { count: view.counter } } };
    case 'save-the-eggs':
      return {
        at: view.round,
        of: view.last_round,
        words: { id: 'label-out', args: { count: view.tokens_out } },
      };
    case 'delight-of-the-angels':
      return {
        at: view.round,
        of: view.last_round,
        words: { id: 'label-score', args: { points: view.human_points, value: view.demon_points } },
      };
    case 'labyrinth':
      return {
        at: view.round,
        of: view.last_round,
        words: { id: 'label-gems', args: { points: view.human_points } },
      };
  }
  if (trail)
    return {
      at: trail.number,
      of: view.trail_last,
      words: { id: 'label-trail', args: { number: trail.number } },
    };
  if (view.reached.length)
    return {
      at: view.reached.length,
      of: 2,
      words: { id: 'label-out', args: { count: view.reached.length } },
    };
  if (view.last_round) return { at: view.round, of: view.last_round, words: null };
  const [laid, all] = [view.tiles.length - 1, view.tiles.length - 1 + view.tiles_left];
  return view.tiles_left ? { at: laid, of: all, words: null } : null; // the way down the stack
}

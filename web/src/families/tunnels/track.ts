/** What a scenario counts, as a way from 0 to its end. */

import type { Args } from '../../lib/words.svelte';
import type { TunnelsView } from './view';

export interface Way {
  at: number;
  of: number;
  words: { id: string; args: Args } | null;
}

/** The first thing that the scenario counts, else the rounds, else the way down the stack. */
export function trackOf(view: TunnelsView): Way | null {
  const counted = view.tracks.find((one) => one.of > 0);
  if (counted)
    return { at: counted.at, of: counted.of, words: { id: counted.label, args: { ...counted.args } } };
  if (view.last_round) return { at: view.round, of: view.last_round, words: null };
  const [laid, all] = [view.tiles.length - 1, view.tiles.length - 1 + view.tiles_left];
  return view.tiles_left ? { at: laid, of: all, words: null } : null;
}

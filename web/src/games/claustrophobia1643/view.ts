/** The tunnels of this edition as the server shows them. */

import type {
  ViewClaustrophobia1643_SpaceView,
  ViewClaustrophobia1643_UnderworldView,
} from '../../generated/views';

export type UnderworldView = ViewClaustrophobia1643_UnderworldView;
export type Space = ViewClaustrophobia1643_SpaceView;

/** An Instinct card's word: its name, and the value of its die. */
export function instinctOf(word: string): { name: string; die: number } {
  const found = /^(.*)-(\d)$/.exec(word);
  return { name: found?.[1] ?? word, die: Number(found?.[2] ?? 0) };
}

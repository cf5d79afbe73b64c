/** What an edition of the tunnels looks like: its stone, its signs, and what its warriors show besides. */

import { getContext, setContext } from 'svelte';
import type { Sign } from '../../board/shapes';
import type { Say } from '../../lib/words.svelte';
import type { TunnelsView, Warrior } from './view';
import type { Masonry } from './walls';

/** A mark beside a line of action. */
export interface LineMark {
  sign: string;
  name: string;
}

/** Something that a warrior has, in a word that tells more when asked. */
export interface Has {
  name: string;
  help: string;
  icon?: string | undefined;
  /** What it is asked by. */
  touch: string;
}

export interface Edition {
  /** The class that has the colours of its stone and light. */
  stone: string;
  masonry: Masonry;
  /** The phases of a round with their signs. */
  phases: readonly (readonly [string, string])[];
  /** The phase in which Dice of Destiny are placed: they lie on their board then. */
  destiny: string;
  signs: Record<string, Sign>;
  /** How the ground of a kind of tile is drawn, where that is not its own word. */
  grounds: Record<string, string>;
  warriors: Record<string, string>;
  tokens: Record<string, string>;
  tokenColours: Record<string, string>;
  talents: Record<string, string>;
  objects: Record<string, string>;
  /** The name of a card in a hand, and what it does. */
  card(word: string, camp: 'human' | 'demon', say: Say): { name: string; help: string; die: number };
  /** What a line of a warrior has besides its numbers and Gifts. */
  lineMarks?(view: TunnelsView, warrior: Warrior, line: number, say: Say): LineMark[];
  /** What a warrior has besides Talents, objects and Gifts. */
  has?(view: TunnelsView, warrior: Warrior, say: Say): Has[];
  /** Where the warriors of the Demon side climb out, as `tile-02 S`; empty for nowhere. */
  stair?(view: TunnelsView): string;
}

const KEY = Symbol('edition');

/** Tells everything drawn inside which edition it is. */
export const dressAs = (edition: Edition): Edition => setContext(KEY, edition);
export const edition = (): Edition => getContext<Edition>(KEY);

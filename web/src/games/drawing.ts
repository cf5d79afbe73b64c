/**
 * What a game may add to the shell: a drawing of its board, and the look of its door.
 *
 * A game's folder has `door.ts` (small, loaded with the home page) and `drawing.ts` (loaded with the first table of the game).
 * A game with neither is played from its description and its moves.
 */

import type { Component } from 'svelte';
import type { Touching } from '../lib/touching.svelte';
import type { Say } from '../lib/words.svelte';
import type { GameEvent, SeatInfo } from '../lib/wire';

/** A rectangle of the board, in the drawing's own units; a figure's token is about a quarter of `UNIT` wide. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const UNIT = 100;

/** What a drawing is given: the seat's view, the moves on offer, words of the game's catalogue, and who sits where. */
export interface DrawingProps<View> {
  view: View;
  touching: Touching;
  say: Say;
  seats: readonly SeatInfo[];
  /** What has been told, newest last. */
  told: readonly GameEvent[];
  /** The person asks about something that cannot be touched now. */
  ask: (touch: string) => void;
}

/** A thing on the board in words: what it is, what it does, and what one might try to do with it. */
export interface About {
  name: string;
  help: string;
  /** The id of its name, by which the server says its rule. */
  id: string;
  tries: string[];
}

export interface Drawing<View = unknown> {
  /** The board, as the content of an SVG element. */
  Board: Component<DrawingProps<View>>;
  /** What is drawn over the board's upper edge: the game's track. */
  Track?: Component<DrawingProps<View>>;
  /** The rail's page about figures and cards. */
  Figures?: Component<DrawingProps<View>>;
  /** Nothing is rolled at this table: no room is left for dice. */
  diceless?: boolean;
  /** All that must fit on the screen. */
  extent(view: View): Box;
  /** What the eye should be on. */
  focus(view: View): Box;
  about?(view: View, touch: string, say: Say): About | null;
}

/** The look of a game's door and of its pages' edges. */
export interface Door {
  light: string;
  stone: string;
  accent: string;
  /** The colours of the two sides, where the game names its players by them. */
  sides?: readonly [string, string];
  /** The outline of an icon in a box of 512. */
  emblem: string;
}

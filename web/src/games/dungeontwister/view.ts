/** The labyrinth as the server shows it, and where its things lie on the board. */

import type { Spot } from '../../board/cells';
import type {
  ViewDungeontwister_HiddenView,
  ViewDungeontwister_MarkerView,
  ViewDungeontwister_PlayerView,
  ViewDungeontwister_RoomView,
  ViewDungeontwister_TokenView,
  ViewDungeontwister_TwisterView,
} from '../../generated/views';
import type { Say } from '../../lib/words.svelte';
import type { Box } from '../drawing';
import { liesWide, outlook, seenAt } from './looks.svelte';

export type TwisterView = ViewDungeontwister_TwisterView;
export type Room = ViewDungeontwister_RoomView;
export type Token = ViewDungeontwister_TokenView;
export type Marker = ViewDungeontwister_MarkerView;
export type Player = ViewDungeontwister_PlayerView;
export type Hidden = ViewDungeontwister_HiddenView;

/** The side of a square, and half of a room; rooms lie a little apart, so that they can turn. */
export const SIDE = 60;
export const HALF = 2.5 * SIDE;
const PITCH = 2 * HALF + 12;
/** How far from the middle line the plates of the rooms stand. */
export const flank = (): number => PITCH + (liesWide() ? 40 : 62);
const LINE = 2 * PITCH + SIDE / 2 + 4;
const FIRST_LINE = 200;
const SECOND_LINE = 210;
export const DOTS = [1, 3, 6, 8];

/** The middle of a room's place. */
export const roomSpot = (room: number): Spot =>
  seenAt({ x: ((room % 2) - 0.5) * PITCH, y: (Math.floor(room / 2) - 1.5) * PITCH });

/** A square of a starting line: 0 to 9 from the west. */
export const lineSpot = (south: boolean, column: number): Spot =>
  seenAt({
    x: ((column < 5 ? 0 : 1) - 0.5) * PITCH + ((column % 5) - 2) * SIDE,
    y: south ? LINE : -LINE,
  });

/** Where a square of a room lies about the room's middle before it is turned. */
export const localSpot = (local: number): Spot => ({
  x: ((local % 5) - 2) * SIDE,
  y: (Math.floor(local / 5) - 2) * SIDE,
});

export function turnedSpot(spot: Spot, degrees: number): Spot {
  const angle = (degrees / 180) * Math.PI;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: spot.x * cos - spot.y * sin, y: spot.x * sin + spot.y * cos };
}

/** The number of a place for a room. */
export const roomNumber = (place: string): number =>
  'abcd'.indexOf(place[0] ?? '') * 2 + Number(place[1]) - 1;

/** Where a square lies that a move names: `a1-23`, `n4`, `s10`. */
export function squareSpot(word: string): Spot | null {
  const room = /^([a-d][12])-([1-5])([1-5])$/.exec(word);
  if (room) {
    const middle = roomSpot(roomNumber(room[1] ?? ''));
    const off = seenAt({ x: (Number(room[3]) - 3) * SIDE, y: (Number(room[2]) - 3) * SIDE });
    return { x: middle.x + off.x, y: middle.y + off.y };
  }
  const line = /^([ns])(\d+)$/.exec(word);
  return line ? lineSpot(line[1] === 's', Number(line[2]) - 1) : null;
}

/** Where the square of this number lies, with the rooms turned by these angles. */
export function numberSpot(number: number, angles: readonly number[]): Spot {
  if (number >= SECOND_LINE) return lineSpot(true, number - SECOND_LINE);
  if (number >= FIRST_LINE) return lineSpot(false, number - FIRST_LINE);
  const room = Math.floor(number / 25);
  const [middle, spot] = [
    roomSpot(room),
    turnedSpot(localSpot(number % 25), (angles[room] ?? 0) + outlook()),
  ];
  return { x: middle.x + spot.x, y: middle.y + spot.y };
}

/** The room of a square, -1 for the lines. */
export const roomOf = (number: number): number => (number < FIRST_LINE ? Math.floor(number / 25) : -1);

/** The whole board; a little more before the game, so that it is fitted anew when the screens above it are empty. */
export function extentOf(view: TwisterView): Box {
  const long = 2 * LINE + SIDE + (view.phase === 'setup' ? 32 : 28);
  const [width, height] = liesWide() ? [long, 2 * flank() + 84] : [2 * flank() + 100, long];
  return { x: -width / 2, y: -height / 2, width, height };
}

/** Who moves or is attacked; else the whole. */
export function focusOf(view: TwisterView): Box {
  const word = view.moving || view.fight?.target;
  const token = view.tokens.find((one) => one.id === word && one.number >= 0);
  if (!token) return extentOf(view);
  const spot = squareSpot(token.where) ?? { x: 0, y: 0 };
  return { x: spot.x - 1.5 * SIDE, y: spot.y - 1.5 * SIDE, width: 3 * SIDE, height: 3 * SIDE };
}

export interface Figure extends Spot {
  key: string;
  touch: string;
  square: string;
  token: Token;
  /** What he carries. */
  load: Token | null;
  room: number;
  size: number;
}

/** All tokens on the board that nobody carries; two on a square stand beside each other. */
export function figuresOf(view: TwisterView, angles: readonly number[]): Figure[] {
  const loose = view.tokens.filter((token) => token.number >= 0 && !token.carried);
  const shown = loose.map((token) => {
    const here = loose.filter((other) => other.number === token.number);
    const spot = numberSpot(token.number, angles);
    const off = here.length < 2 ? 0 : here[0] === token ? -11 : 12;
    return {
      key: token.id,
      touch: `figure:${token.id}`,
      square: `square:${token.where}`,
      token,
      load: view.tokens.find((other) => other.id === token.carries) ?? null,
      room: roomOf(token.number),
      size: here.length < 2 ? 1 : 0.74,
      x: spot.x + off,
      y: spot.y + off * 0.8,
    };
  });
  return shown.sort((one, other) => one.key.localeCompare(other.key));
}

/** A token in words: its colour, its kind, and the number if there are several. */
export function nameOf(token: { id: string; kind: string; colour: string }, say: Say): string {
  const kind = say(`kind-${token.kind}`);
  if (token.colour === 'neutral') return kind;
  const number = /-(\d+)$/.exec(token.id)?.[1];
  const name = number ? say('token-numbered', { kind, number: Number(number) }) : kind;
  return say(`token-${token.colour}`, { kind: name });
}

/** A token in words with all that can be seen of it. */
export function stateOf(figure: Figure, say: Say): string {
  const { token, load } = figure;
  const said = [token.where];
  if (token.wounded) said.push(say('see-wounded'));
  if (load) said.push(say('see-carries', { thing: nameOf(load, say) }));
  said.push(...token.marks.map((mark) => say(`mark-${mark}`)));
  if (token.character) said.push(say('label-values', { move: token.move, combat: token.combat }));
  return `${nameOf(token, say)}: ${said.join(', ')}`;
}

/** A face-down token in words: what it is, or what it may be. */
export function hiddenName(hidden: Hidden, view: TwisterView, say: Say): string {
  if (hidden.kind !== '?') return say('label-face-down', { token: nameOf({ id: '', ...hidden }, say) });
  const may = view.players.find((player) => player.colour === hidden.colour)?.may_be ?? [];
  const kinds = may.map((kind) => say(`kind-${kind}`)).join(', ');
  return say('label-may-be', {
    token: say(`token-${hidden.colour}`, { kind: say('kind-unknown') }),
    kinds,
  });
}

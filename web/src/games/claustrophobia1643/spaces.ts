/** What the spaces of the Board of Destiny show: their slots, what is missing, and what a die would do; in numbers alone. */

import type { Args } from '../../lib/words.svelte';
import type { Space } from './view';

export interface Slot {
  /** The die that lies there, 0 for none. */
  die: number;
  /** The colour that it has or must have: white, red or any. */
  colour: string;
  /** Whether the power needs it; it is only welcome otherwise. */
  needed: boolean;
  /** What an empty one asks for besides a colour, in a sign. */
  asks: string;
}

export type Colours = readonly string[];
export const colourOf = (die: number, colours: Colours): string => colours[die - 1] ?? 'any';

/** The dice that lie on a space: those that have triggered it, else those that wait. */
export const lying = (space: Space): readonly number[] =>
  space.triggered.length ? space.triggered : space.waiting;

/** The colours that empty slots ask for, in order. */
function wishes(space: Space, dice: readonly number[], colours: Colours): string[] {
  const empty = Math.max(0, space.most - dice.length);
  if (space.colour === 'both') {
    const there = dice.map((die) => colourOf(die, colours));
    return ['white', 'red'].filter((colour) => !there.includes(colour)).slice(0, empty);
  }
  const first = space.colour === 'same' && dice[0] ? colourOf(dice[0], colours) : 'any';
  return Array<string>(empty).fill(space.colour === 'same' ? first : space.colour);
}

export function slotsOf(space: Space, colours: Colours): Slot[] {
  const dice = lying(space);
  const asks = space.value > 1 ? `${space.value}+` : space.equal && dice[0] ? String(dice[0]) : '';
  return [
    ...dice.map((die) => ({ die, colour: colourOf(die, colours), needed: true, asks: '' })),
    ...wishes(space, dice, colours).map((colour, n) => ({
      die: 0,
      colour,
      needed: dice.length + n < space.least,
      asks,
    })),
  ];
}

/** What is still missing on a space where dice wait, as messages. */
export function lacks(space: Space, colours: Colours): { id: string; args: Args }[] {
  const [count, total] = [space.missing_dice, space.missing_total];
  const wish = wishes(space, space.waiting, colours)[0];
  const kind = space.equal ? 'equal' : wish === 'white' || wish === 'red' ? wish : 'any';
  return [
    ...(count ? [{ id: `space-lacks-${kind}`, args: { count, die: space.waiting[0] ?? 0 } }] : []),
    ...(total ? [{ id: 'space-lacks-total', args: { total } }] : []),
  ];
}

/** Whether one more die of this value would fulfil what a space needs. */
export const completes = (space: Space, die: number): boolean =>
  !space.met && space.missing_dice <= 1 && space.missing_total <= die;

/** How a space stands: closed, triggered in this round, met, waiting for more dice, or empty. */
export function stateOf(space: Space): 'closed' | 'active' | 'met' | 'waiting' | 'empty' {
  if (space.triggered.length) return 'active';
  if (!space.open) return 'closed';
  return space.met ? 'met' : space.waiting.length ? 'waiting' : 'empty';
}

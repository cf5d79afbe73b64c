/** Ways to start at once: who sits where, from the number of seats a game is played with. */

import type { NewSeat } from './wire';

export type Preset = 'alone' | 'with-computer' | 'other-side' | 'same-screen' | 'by-link';

export interface Offer {
  preset: Preset;
  seats: NewSeat[];
  /** Whom the person plays, where seats play different sides. */
  side: string;
}

/** The offers that make sense for a game, the likeliest first. */
export function offers(
  counts: readonly number[],
  name: string,
  agent: string,
  sides: readonly string[] = [],
): Offer[] {
  const several = counts.find((count) => count > 1);
  const me: NewSeat = { kind: 'me', name };
  const rest = (count: number, seat: NewSeat) => Array.from({ length: count - 1 }, () => ({ ...seat }));
  const found: Offer[] = [];
  const computer: NewSeat = { kind: 'computer', agent };
  if (several)
    found.push({ preset: 'with-computer', seats: [me, ...rest(several, computer)], side: sides[0] ?? '' });
  if (sides.length === 2) found.push({ preset: 'other-side', seats: [computer, me], side: sides[1] ?? '' });
  if (counts.includes(1)) found.push({ preset: 'alone', seats: [me], side: '' });
  if (several) {
    const friends = Array.from({ length: several }, (_, n): NewSeat => ({
      kind: 'me',
      name: n ? `${name} ${n + 1}` : name,
    }));
    found.push({ preset: 'same-screen', seats: friends, side: '' });
    found.push({ preset: 'by-link', seats: [me, ...rest(several, { kind: 'open' })], side: sides[0] ?? '' });
  }
  return found;
}

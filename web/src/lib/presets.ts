/** Ways to start at once: who sits where, from the number of seats a game is played with. */

import type { NewSeat } from './wire';

export type Preset = 'alone' | 'with-computer' | 'same-screen' | 'by-link';

export interface Offer {
  preset: Preset;
  seats: NewSeat[];
}

/** The offers that make sense for a game, the likeliest first. */
export function offers(counts: readonly number[], name: string, agent: string): Offer[] {
  const several = counts.find((count) => count > 1);
  const me: NewSeat = { kind: 'me', name };
  const rest = (count: number, seat: NewSeat) => Array.from({ length: count - 1 }, () => ({ ...seat }));
  const found: Offer[] = [];
  if (several) found.push({ preset: 'with-computer', seats: [me, ...rest(several, { kind: 'computer', agent })] });
  if (counts.includes(1)) found.push({ preset: 'alone', seats: [me] });
  if (several) {
    const friends = Array.from({ length: several }, (_, n): NewSeat => ({ kind: 'me', name: n ? `${name} ${n + 1}` : name }));
    found.push({ preset: 'same-screen', seats: friends });
    found.push({ preset: 'by-link', seats: [me, ...rest(several, { kind: 'open' })] });
  }
  return found;
}

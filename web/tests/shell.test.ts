import { describe, expect, it } from 'vitest';
import { diceOf } from '../src/lib/dice';
import { offers } from '../src/lib/presets';
import { Touching } from '../src/lib/touching.svelte';
import type { GameEvent } from '../src/lib/wire';

const event = (args: GameEvent['args']): GameEvent => ({ n: 1, kind: '', args, text: '', rule: '' });

describe('dice of an event', () => {
  it('are one number, or a row of them', () => {
    expect(diceOf(event({ die: 4 }))).toEqual([4]);
    expect(diceOf(event({ dice: '5, 1, 3' }))).toEqual([5, 1, 3]);
    expect(diceOf(event({ dice: '2+4' }))).toEqual([2, 4]);
  });
  it('are none where there are none', () => {
    expect(diceOf(event({ dice: 'three' }))).toEqual([]);
    expect(diceOf(event({ count: 3 }))).toEqual([]);
  });
});

describe('sides', () => {
  it('can both be played against the computer', () => {
    const other = offers([2], 'Ada', 'greedy', ['Thief', 'Warden']).find(
      (offer) => offer.preset === 'other-side',
    );
    expect(other?.seats.map((seat) => seat.kind)).toEqual(['computer', 'me']);
    expect(other?.side).toBe('Warden');
  });
});

describe('what is marked', () => {
  it('is what somebody looks at, else what the guide speaks of', () => {
    const touching = new Touching(() => undefined);
    touching.guide = 'cell:0,0';
    expect(touching.shown).toBe('cell:0,0');
    touching.shown = 'cell:1,0';
    expect(touching.shown).toBe('cell:1,0');
    touching.shown = null;
    expect(touching.shown).toBe('cell:0,0');
  });
});

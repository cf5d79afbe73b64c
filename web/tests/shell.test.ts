import { describe, expect, it } from 'vitest';
import { offers } from '../src/lib/presets';
import { Touching } from '../src/lib/touching.svelte';

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

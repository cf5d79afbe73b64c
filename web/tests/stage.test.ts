import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { put, Stage, type Beat, type Pace } from '../src/lib/stage.svelte';
import type { GameEvent, Scene, Sight } from '../src/lib/wire';

const event = (n: number): GameEvent => ({
  n,
  kind: 'event',
  args: {},
  text: `event ${n}`,
  rule: '',
  touches: [],
  dice: [],
});
const scene = (n: number, kind: string, board: Scene['board'] = []): Scene => ({
  n,
  kind,
  caption: '',
  cards: [],
  lit: [],
  before: [],
  change: 0,
  board,
});
const sightOf = (scenes: Scene[]): Sight =>
  ({
    view: { water: 3, who: ['a', 'b'] },
    scenes,
    question: { number: 1 },
    outcome: null,
  }) as unknown as Sight;

function staged(pace: Pace = 'full') {
  const shown: (string | null)[] = [];
  const views: unknown[] = [];
  const stage = new Stage(
    (_: Sight, beat: Beat | null) => {
      shown.push(beat?.event.text ?? null);
      views.push(beat?.view ?? null);
    },
    () => pace,
  );
  return { stage, shown, views };
}

describe('the stage', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows each board in the order of the events, and the question last', () => {
    const { stage, shown, views } = staged();
    const sight = sightOf([
      scene(1, 'text', [{ at: ['water'], now: 1 }]),
      scene(2, ''),
      scene(3, 'change', [{ at: ['water'], now: 2 }]),
    ]);
    stage.add(sight, [1, 2, 3].map(event), 0, false, false);
    vi.runAllTimers();
    expect(shown).toEqual(['event 1', 'event 3', null]);
    expect(views).toEqual([{ water: 1, who: ['a', 'b'] }, { water: 2, who: ['a', 'b'] }, null]);
    expect(stage.busy).toBe(false);
  });

  it('rolls dice before the board shows what they did', () => {
    const { stage, views } = staged();
    const sight = sightOf([scene(1, 'text', [{ at: ['water'], now: 2 }]), scene(2, 'dice')]);
    stage.add(sight, [1, 2].map(event), 0, false, false);
    vi.runAllTimers();
    expect(views.map((view) => (view as { water: number } | null)?.water)).toEqual([2, 2, 3, undefined]);
  });

  it('leaves out what one has done oneself, but not what came of it', () => {
    const { stage, shown } = staged();
    const sight = sightOf([scene(1, 'card'), scene(2, 'move'), scene(3, 'fall'), scene(4, 'move')]);
    stage.add(sight, [1, 2, 3, 4].map(event), 0, true, false);
    vi.runAllTimers();
    expect(shown).toEqual(['event 3', 'event 4', null]);
  });

  it('shows the end of all that was to come when it is skipped', () => {
    const { stage, shown } = staged();
    stage.add(sightOf([scene(1, 'text')]), [event(1)], 0, false, false);
    stage.add(sightOf([scene(2, 'text')]), [event(2)], 1, false, false);
    stage.skip();
    vi.runAllTimers();
    expect(shown).toEqual(['event 1', null]);
  });

  it('takes about the same time for much as for little', () => {
    const { stage, shown } = staged();
    const scenes = Array.from({ length: 40 }, (_, n) => scene(n + 1, 'text'));
    stage.add(
      sightOf(scenes),
      scenes.map((one) => event(one.n)),
      0,
      false,
      false,
    );
    vi.advanceTimersByTime(9000);
    expect(shown.at(-1)).toBe(null);
  });

  it('says briefly what matters', () => {
    const { stage, shown } = staged('brief');
    stage.add(
      sightOf([scene(1, 'text'), scene(2, 'card'), scene(3, 'move')]),
      [1, 2, 3].map(event),
      0,
      false,
      false,
    );
    vi.runAllTimers();
    expect(shown).toEqual(['event 2', null]);
  });

  it('puts a value at a place and leaves what is beside it', () => {
    const view = { tiles: [{ wet: false }, { wet: false }] };
    const after = put(view, ['tiles', 1, 'wet'], true) as typeof view;
    expect(after).toEqual({ tiles: [{ wet: false }, { wet: true }] });
    expect(after.tiles[0]).toBe(view.tiles[0]);
    expect(put(view, [], 7)).toBe(7);
  });
});

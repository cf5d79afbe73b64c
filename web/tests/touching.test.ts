import { describe, expect, it, vi } from 'vitest';
import { Touching } from '../src/lib/touching.svelte';
import type { Choice, Path, Question } from '../src/lib/wire';

const step = (side: string, place: string): Choice => ({
  words: `step ${side}`,
  label: side,
  kind: 'step',
  touches: [`square:${place}`, `side:${side}`],
  group: '',
  short: '',
});
const question = (choices: Choice[]): Question => ({
  number: 3,
  prompt: '',
  secret: false,
  undo: false,
  choices,
});
const near: Path = { touch: 'square:a', through: ['square:a'], words: ['step north'] };
const far: Path = {
  touch: 'square:b',
  through: ['square:a', 'square:b'],
  words: ['step north', 'step north'],
};

function asked(): { touching: Touching; taken: string[]; walked: Path[] } {
  const [taken, walked]: [string[], Path[]] = [[], []];
  const touching = new Touching(
    (choice) => taken.push(choice.words),
    (path) => walked.push(path),
  );
  touching.ask(question([step('north', 'a'), step('east', 'c')]));
  return { touching, taken, walked };
}

describe('touching', () => {
  it('walks to a far place, and takes the move to a near one', () => {
    const { touching, taken, walked } = asked();
    touching.reach([near, far]);
    expect([...touching.far.keys()]).toEqual(['square:b']);
    touching.touch('square:b');
    touching.touch('square:a');
    expect(walked).toEqual([far]);
    expect(taken).toEqual(['step north']);
  });

  it('answers where something would happen, and nowhere else', () => {
    const { touching } = asked();
    expect(touching.answers('square:b')).toBe(false);
    touching.reach([near, far]);
    expect(['square:a', 'square:b', 'square:z'].map((touch) => touching.answers(touch))).toEqual([
      true,
      true,
      false,
    ]);
    touching.picked = ['side:north'];
    expect(touching.answers('square:b')).toBe(false);
    touching.ask(question([]));
    expect(touching.far.size).toBe(0);
  });

  it('asks what a move would bring when it is looked at, and forgets it', () => {
    const ponder = vi.fn();
    const touching = new Touching(() => undefined, undefined, ponder);
    const choice = step('north', 'a');
    touching.ask(question([choice]));
    touching.foresee(choice);
    touching.prospects = [{ figure: 'figure:x', reach: [], sees: [] }];
    touching.foresee(null);
    expect(ponder.mock.calls).toEqual([[choice]]);
    expect([touching.ahead, touching.prospects]).toEqual([null, []]);
  });

  it('does nothing while an answer is under way', () => {
    const { touching, taken, walked } = asked();
    touching.reach([far]);
    touching.busy = true;
    touching.touch('square:a');
    touching.touch('square:b');
    expect([taken, walked]).toEqual([[], []]);
  });
});

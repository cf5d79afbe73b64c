/**
 * The stage: what has happened is acted out, beat by beat and in the order of the events, before the next question.
 *
 * It knows no game and no rule. A sight brings scenes; each names its kind and how the board stood then. They are shown one after the other,
 * and the sight itself with its question last. All that happens between two questions takes about the same time at most, however much it is.
 */

import { prefersReducedMotion } from 'svelte/motion';
import type { GameEvent, Scene, Sight } from './wire';

/** How much is acted out: all, the cards, dice and losses alone and quickly, or nothing. */
export type Pace = 'full' | 'brief' | 'at-once';

export interface Beat {
  scene: Scene;
  event: GameEvent;
  /** The board as it stood then, and before it; nothing if that is what is shown already. */
  view: unknown;
  from: unknown;
}

interface Act {
  sight: Sight;
  beats: Beat[];
}

/** Milliseconds by kind, and more for what there is to read. */
const TIMES: Record<string, number> = {
  text: 850,
  card: 1500,
  dice: 800,
  move: 330,
  change: 750,
  fall: 950,
  appear: 520,
};
const LETTER = 11;
/** Until dice lie still. */
const ROLL = 620;
/** What must be seen even of one's own doing, and in brief. */
const GRAVE = new Set(['card', 'dice', 'change', 'fall']);
const BRIEF = 0.5;
/** For all between two questions. */
const BUDGET: Record<Pace, number> = { full: 6500, brief: 2200, 'at-once': 0 };
/** Where a clock runs meanwhile. */
const CLOCKED = 1500;
/** However much there is to show: what matters most is never a mere flicker. */
const LEAST: Record<string, number> = {
  card: 0.35,
  dice: 0.4,
  change: 0.45,
  fall: 0.45,
  move: 0.3,
  appear: 0.3,
};
const LEAST_OF_ALL = 0.2;

export class Stage {
  /** What is acted out now. */
  beat = $state.raw<Beat | null>(null);
  /** The dice of the beat lie still. */
  landed = $state(true);
  busy = $state(false);
  /** How much of its time the beat has. */
  share = $state(1);

  private acts: Act[] = [];
  private spent = 0;
  private clocked = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows a sight as it was at a beat, or as it is. */
  constructor(
    private readonly show: (sight: Sight, beat: Beat | null) => void,
    private readonly pace: () => Pace,
  ) {}

  /** Takes a sight whose events are to be acted out; of one's own doing only what could not be foreseen. */
  add(sight: Sight, events: readonly GameEvent[], after: number, own: boolean, clocked: boolean): void {
    this.clocked = clocked;
    let beats = beatsOf(sight, events, after);
    if (own) beats = withoutLead(beats);
    if (this.pace() === 'brief') beats = beats.filter((beat) => GRAVE.has(beat.scene.kind));
    this.acts.push({ sight, beats: beats.filter((beat) => beat.scene.kind !== '') });
    if (!this.busy) this.next();
  }

  /** Takes a sight that came meanwhile without anything new, to end with. */
  renew(sight: Sight): void {
    const last = this.acts.at(-1);
    if (last) last.sight = sight;
  }

  /** Ends what is acted out: all of it has happened. */
  skip(): void {
    const last = this.acts.at(-1)?.sight;
    this.clear();
    if (last) this.ended(last);
  }

  /** Forgets what was to be acted out. */
  clear(): void {
    clearTimeout(this.timer);
    this.acts = [];
    this.beat = null;
    this.busy = false;
    this.landed = true;
  }

  private next(): void {
    const act = this.acts[0];
    const beat = act?.beats.shift();
    if (act && beat) {
      this.busy = true;
      this.play(act, beat);
    } else if (act) {
      this.acts.shift();
      if (this.acts.length) this.next();
      else {
        this.clear();
        this.ended(act.sight);
      }
    }
  }

  private ended(sight: Sight): void {
    if (sight.question || sight.outcome) this.spent = 0;
    this.show(sight, null);
  }

  private play(act: Act, beat: Beat): void {
    const share = (this.share = this.shareOf(beat));
    const rolls = beat.scene.kind === 'dice' && !prefersReducedMotion.current;
    this.beat = beat;
    this.landed = !rolls;
    if (rolls) {
      this.show(act.sight, { ...beat, view: beat.from ?? beat.view });
      this.wait(ROLL * share, () => {
        this.landed = true;
        this.hold(act, beat, share);
      });
    } else this.hold(act, beat, share);
  }

  /** Shows the outcome for as long as it takes to see it. */
  private hold(act: Act, beat: Beat, share: number): void {
    this.show(act.sight, beat);
    this.wait(lengthOf(beat) * share, () => this.next());
  }

  private wait(time: number, then: () => void): void {
    this.spent += time;
    this.timer = setTimeout(then, time);
  }

  /** How much of its time a beat has: all of it, unless there is too much to show for the time that is left. */
  private shareOf(beat: Beat): number {
    const left = Math.max(0, (this.clocked ? CLOCKED : BUDGET[this.pace()]) - this.spent);
    const due = [beat, ...this.acts.flatMap((act) => act.beats)].reduce((sum, one) => sum + wholeOf(one), 0);
    const more = this.acts.at(-1)?.sight.question === null; // something is still to come
    const share = (more ? 0.6 * left : left) / due;
    const least = this.clocked ? 0 : (LEAST[beat.scene.kind] ?? LEAST_OF_ALL);
    return Math.max(least, Math.min(this.pace() === 'brief' ? BRIEF : 1, share));
  }
}

/** How long a beat is looked at. */
function lengthOf({ scene, event }: Beat): number {
  const words = scene.kind === 'card' ? scene.cards.map((card) => card.text).join('') : event.text;
  const read = scene.kind === 'move' || scene.kind === 'appear' ? 0 : Math.min(90, words.length) * LETTER;
  return (TIMES[scene.kind] ?? 0) + read;
}

const wholeOf = (beat: Beat) => lengthOf(beat) + (beat.scene.kind === 'dice' ? ROLL : 0);

/** The beats of a sight after an event, each with its board: a scene says where it differs from the one after it. */
function beatsOf(sight: Sight, events: readonly GameEvent[], after: number): Beat[] {
  const told = new Map(events.map((event) => [event.n, event]));
  const found: Beat[] = [];
  let view = sight.view as unknown;
  for (const scene of sight.scenes.toReversed()) {
    for (const { at, now } of scene.board) view = put(view, at, now);
    const event = told.get(scene.n);
    if (event && scene.n > after) {
      const later = found[0];
      if (later) later.from = view;
      found.unshift({ scene, event, view, from: undefined });
    }
  }
  return found;
}

/** A copy of a value in which another stands at a place; what is beside it stays the same. */
export function put(value: unknown, at: readonly (string | number)[], now: unknown): unknown {
  const [first, ...rest] = at;
  if (first === undefined) return now;
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? ([...(value as unknown[])] as unknown as Record<number, unknown>)
    : { ...(value as Record<string, unknown>) };
  copy[first] = put(copy[first], rest, now);
  return copy;
}

/** What one has just done oneself, such as to play a card, need not be shown; what came of it is. */
function withoutLead(beats: Beat[]): Beat[] {
  const first = beats.findIndex(({ scene }, n) => GRAVE.has(scene.kind) && (n > 0 || scene.kind !== 'card'));
  return first < 0 ? [] : beats.slice(first);
}

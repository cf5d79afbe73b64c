/** What the person does with the open question: touches things until one move is left, and looks ahead at moves. */

import { inOrder, narrowed, touchable } from './narrow';
import type { Choice, Question } from './wire';

export class Touching {
  /** The open question's choices; none while the person is not asked. */
  choices = $state.raw<Choice[]>([]);
  picked = $state.raw<string[]>([]);
  /** The move that is looked at, by pointing at its button or its place. */
  ahead = $state.raw<Choice | null>(null);
  /** What somebody points at. */
  pointed = $state<string | null>(null);
  /** What a guide speaks of. */
  guide = $state<string | null>(null);
  private looked = $state<string | null>(null);
  busy = $state(false);

  left = $derived(inOrder(narrowed(this.choices, this.picked)));
  lit = $derived(touchable(this.choices, this.picked));

  /** What is marked: what a line of the log is about, else what a guide speaks of. */
  get shown(): string | null {
    return this.looked ?? this.guide;
  }
  set shown(touch: string | null) {
    this.looked = touch;
  }

  constructor(private readonly settle: (choice: Choice) => void) {}

  ask(question: Question | null): void {
    this.choices = question?.choices ?? [];
    this.picked = [];
    this.ahead = null;
    this.busy = false;
  }

  /** Touches something: takes the move if it is the only one left, else narrows the choices. */
  touch(what: string): void {
    if (this.busy || !this.lit.has(what)) return;
    const left = narrowed(this.choices, [...this.picked, what]);
    if (left.length === 1 && left[0]) this.take(left[0]);
    else this.picked = [...this.picked, what];
  }

  take(choice: Choice): void {
    if (this.busy) return;
    this.ahead = null;
    this.settle(choice);
  }

  widen(): void {
    this.picked = [];
    this.ahead = null;
  }
}

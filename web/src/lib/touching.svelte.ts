/** What the person does with the open question: touches things until one move is left, and looks ahead at moves. */

import { inOrder, narrowed, touchable } from './narrow';
import type { Choice, Path, Prospect, Question } from './wire';

const WAYS: ReadonlyMap<string, Path> = new Map();

export class Touching {
  /** The open question's choices; none while the person is not asked. */
  choices = $state.raw<Choice[]>([]);
  picked = $state.raw<string[]>([]);
  /** The move that is looked at, by pointing at its button or its place. */
  ahead = $state.raw<Choice | null>(null);
  /** The ways to all places that steps lead to, as the server found them. */
  private paths = $state.raw(WAYS);
  /** The way that is looked at, and the one that is being walked. */
  way = $state.raw<Path | null>(null);
  walked: Path | null = null;
  /** What everybody could reach and would see after the move that is looked at. */
  prospects = $state.raw<readonly Prospect[]>([]);
  /** What somebody points at. */
  pointed = $state<string | null>(null);
  /** What a guide speaks of. */
  guide = $state<string | null>(null);
  private looked = $state<string | null>(null);
  busy = $state(false);

  left = $derived(inOrder(narrowed(this.choices, this.picked)));
  lit = $derived(touchable(this.choices, this.picked));
  /** The ways to places that no single move leads to, by the place. */
  far = $derived(
    this.picked.length ? WAYS : new Map([...this.paths].filter(([touch]) => !this.lit.has(touch))),
  );

  /** What is marked: what a line of the log is about, else what a guide speaks of. */
  get shown(): string | null {
    return this.looked ?? this.guide;
  }
  set shown(touch: string | null) {
    this.looked = touch;
  }

  constructor(
    private readonly settle: (choice: Choice) => void,
    private readonly walk: (path: Path) => void = () => undefined,
    private readonly ponder: (choice: Choice) => void = () => undefined,
  ) {}

  ask(question: Question | null): void {
    this.choices = question?.choices ?? [];
    this.picked = [];
    this.ahead = null;
    this.way = null;
    this.paths = WAYS;
    this.prospects = [];
    this.busy = false;
  }

  /** Looks at a move, and asks what everybody could reach and would see after it. */
  foresee(choice: Choice | null): void {
    this.ahead = choice;
    this.prospects = [];
    if (choice) this.ponder(choice);
  }

  /** The ways that were asked for. */
  reach(paths: readonly Path[]): void {
    this.paths = new Map(paths.map((path) => [path.touch, path]));
  }

  /** Whether a touch does something: it takes or narrows moves, or walks to a far place. */
  answers(what: string): boolean {
    return this.lit.has(what) || this.far.has(what);
  }

  /** Touches something: takes the move if it is the only one left, else narrows the choices. */
  touch(what: string): void {
    if (this.busy) return;
    const path = this.far.get(what);
    if (path) {
      this.way = null;
      this.walked = path;
      this.walk(path);
    }
    if (!this.lit.has(what)) return;
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

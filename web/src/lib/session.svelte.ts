/** One table as this page knows it: what anybody may know, and the view of the one seat whose curtain is lifted. */

import { RefusedError } from './api';
import { BASE } from './base';
import { pageTime } from './clocks';
import { Connection } from './connection';
import { heldAt } from './keys-held';
import { keptPerson } from './person';
import { settings } from './settings.svelte';
import { Stage, type Beat } from './stage.svelte';
import { Touching } from './touching.svelte';
import type {
  ChatLine,
  FromClient,
  FromServer,
  GameEvent,
  Hello,
  Moment,
  Reason,
  Refused,
  SeatWish,
  Sight,
  TableInfo,
} from './wire';

/** Nobody's curtain is lifted. */
export const DOWN = -1;
const ONLOOKER = null;
/** How many events the line at the prompt tells of. */
const RECENT = 3;

export class Session {
  info = $state.raw<TableInfo | null>(null);
  /** The seats that this browser holds. */
  seats = $state.raw<number[]>([]);
  host = $state(false);
  link = $state<'connecting' | 'open' | 'lost' | 'unknown'>('connecting');
  lifted = $state<number | null>(DOWN);
  sight = $state.raw<Sight | null>(null);
  log = $state.raw<GameEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  refused = $state.raw<Refused | null>(null);
  /** A walk that ended before its goal: how many of its steps were made, and why no more. */
  stopped = $state.raw<{ done: number; all: number; why: string } | null>(null);
  hint = $state<string | null>(null);
  /** An earlier moment that is looked at again, as this seat saw it then. */
  past = $state.raw<Moment | null>(null);
  rematch = $state<string | null>(null);
  /** The server's clock less ours. */
  skew = $state(0);
  /** When the server will be restarted, in its own time. */
  restart = $state<number | null>(null);
  readonly touching: Touching;
  readonly stage: Stage;

  asked = $derived(
    this.info?.seats
      .filter((seat) => seat.asked && this.seats.includes(seat.seat))
      .map((seat) => seat.seat) ?? [],
  );
  /** People at this screen hide things from each other. */
  curtained = $derived(this.seats.length > 1 && (this.info?.has_secrets ?? false));
  question = $derived(this.sight?.question ?? null);
  /** The log as far as it has been acted out. */
  told = $derived.by(() => {
    const upTo = this.stage.beat ? this.stage.beat.event.n + Number(this.stage.landed) : Infinity;
    return upTo === Infinity ? this.log : this.log.filter((event) => event.n < upTo);
  });
  /** What has happened since this person last answered, or at least the last that did. */
  recent = $derived.by(() => {
    const fresh = this.told.filter((event) => event.n > this.since);
    return (fresh.length ? fresh : this.told).slice(-RECENT);
  });
  /** The rules have ended the game and its last events are acted out, or people have ended it. */
  over = $derived.by(() => {
    if (!this.info?.result || this.stage.busy) return false;
    return this.info.result.how !== 'rules' || !this.sight || this.sight.outcome !== null;
  });
  /** Only computers are to answer: they play so that people can follow, and can be told to hurry. */
  computing = $derived(
    this.info?.status === 'playing' &&
      this.info.seats.some((seat) => seat.asked) &&
      this.info.seats.every((seat) => !seat.asked || seat.kind === 'computer'),
  );

  private readonly connection: Connection;
  private sent = 0;
  private hurried = false;
  /** The sight that follows came in a hurry. */
  private rushed = false;
  /** This person has answered; what comes of it is theirs. */
  private acted = false;
  /** A table has come whose sight follows; only after that another seat is looked at. */
  private liftDue = false;
  /** The last event when this person answered. */
  private since = $state(0);
  /** The last event that each seat at this screen has seen: what others did since is new to it. */
  private readonly heard = new Map<number | null, { branch: number; event: number }>();

  constructor(
    readonly table: string,
    private describe: boolean,
  ) {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    this.touching = new Touching(
      (choice) => void this.answer(choice.words),
      (path) => void this.gesture([...path.words]),
      (choice) => void this.foresee(choice.words),
    );
    this.stage = new Stage(
      (sight, beat) => {
        this.show(sight, beat);
        if (!beat) this.maybeLift();
      },
      () => settings.stage,
    );
    this.connection = new Connection(
      `${scheme}//${location.host}${BASE}/api/tables/${encodeURIComponent(table)}/socket`,
      () => this.hello(),
      (message) => this.hear(message),
      (state) => (this.link = state),
    );
  }

  open(): void {
    this.connection.open();
  }

  close(): void {
    this.connection.close();
  }

  private hello(): Hello {
    const secrets = (heldAt(this.table)?.secrets ?? []).slice(0, 8);
    const chat = this.chat.at(-1)?.n ?? 0;
    const person = keptPerson()?.key ?? '';
    const { describe, staged: stage } = this;
    return { type: 'hello', protocol: 1, lang: settings.lang, secrets, chat, describe, stage, person };
  }

  private get staged(): boolean {
    return settings.stage !== 'at-once';
  }

  private hear(message: FromServer): void {
    if (message.type === 'welcome') {
      this.seats = message.seats;
      this.host = message.host;
      this.info = message.table;
      this.skew = message.now - pageTime();
      this.restart = null; // told again at once if there is one
      this.chat = [...this.chat, ...message.chat.filter((line) => line.n > (this.chat.at(-1)?.n ?? 0))];
      this.connection.greeted();
      if (this.lifted !== DOWN) this.lift(this.lifted);
      else this.maybeLift();
    } else if (message.type === 'table') {
      this.info = message.table;
      const kept = this.seats.filter((seat) => message.table.seats[seat]?.kind !== 'open');
      if (kept.length < this.seats.length) this.seats = kept; // somebody was sent away, or left
      this.rushed = this.hurried;
      if (!this.computing) this.hurried = false;
      else if (settings.atOnce) this.hurry();
      this.mark();
      this.liftDue = this.staged && this.sight !== null && message.table.status === 'playing';
      if (!this.liftDue) this.maybeLift();
    } else if (message.type === 'sight') this.see(message);
    else if (message.type === 'chat') this.chat = [...this.chat, message.line];
    else if (message.type === 'point') this.pointAt(message.touch);
    else if (message.type === 'rematch') this.rematch = message.table;
    else if (message.type === 'notice') this.restart = message.restart;
    else if (message.type === 'error') this.refused = message;
  }

  private see(sight: Sight): void {
    if (sight.seat !== this.lifted) return; // sent before the curtain fell
    const heard = this.heard.get(this.ear);
    const known = !sight.fresh ? this.last : heard?.branch === sight.branch ? heard.event : sight.last;
    this.log = sight.fresh ? sight.events : [...this.log, ...sight.events.filter((event) => event.n > known)];
    if (sight.fresh) this.since = known;
    const own = this.acted && this.last > known;
    if (own) this.acted = false;
    const isNew = this.last > known && this.staged && !this.hurried && !this.rushed && !document.hidden;
    if (isNew) this.stage.add(sight, this.log, known, own, Boolean(sight.window ?? this.info?.clock));
    else if (this.stage.busy && !sight.fresh && this.last === known) this.stage.renew(sight);
    else {
      this.stage.clear();
      this.show(sight, null);
    }
    if (this.liftDue) this.maybeLift();
  }

  /** The last event that has come. */
  private get last(): number {
    return this.log.at(-1)?.n ?? 0;
  }

  /** Whose ears these are: people who hide things from each other hear each for themselves. */
  private get ear(): number | null {
    return this.curtained ? this.lifted : ONLOOKER;
  }

  /** Shows a sight: as it was at a beat, when nobody is asked, or as it is. */
  private show(seen: Sight, beat: Beat | null): void {
    const sight = beat
      ? { ...seen, view: beat.view, chain: [], question: null, outcome: null, window: null }
      : seen;
    if (!beat) this.heard.set(this.ear, { branch: seen.branch, event: this.last });
    const before = this.sight?.question?.number;
    this.sight = sight;
    if (sight.question?.number !== before || !sight.question) this.hint = null;
    if (sight.question && sight.question.number !== before) this.past = null;
    this.mark();
    this.touching.ask(sight.question);
    this.refused = null;
    if (sight.question?.choices.some((choice) => choice.kind === 'step'))
      void this.askPaths(sight.question.number);
  }

  /** Asks for the ways to far places, wherever somebody walks. */
  private async askPaths(question: number): Promise<void> {
    const reply = await this.quietly({ type: 'paths', seat: this.mine, question });
    if (reply?.type === 'paths' && reply.seat === this.lifted && question === this.question?.number)
      this.touching.reach(reply.paths);
  }

  private async foresee(words: string): Promise<void> {
    const question = this.question?.number;
    if (question === undefined) return;
    const reply = await this.quietly({ type: 'foresee', seat: this.mine, question, words });
    if (reply?.type === 'foreseen' && this.touching.ahead?.words === words)
      this.touching.prospects = reply.prospects;
  }

  /** Marks what a guide speaks of. */
  private mark(): void {
    this.touching.guide = this.info?.guide?.point || null;
  }

  private pointAt(touch: string): void {
    this.touching.pointed = touch;
    setTimeout(() => {
      if (this.touching.pointed === touch) this.touching.pointed = null;
    }, 2500);
  }

  /** Lifts the curtain where nothing is hidden from the one who looks; lowers it when its seat is done. */
  private maybeLift(): void {
    if (this.info?.status === 'waiting' || this.stage.busy) return;
    this.liftDue = false;
    if (!this.seats.length)
      this.change(
        this.info?.seats.some((seat) => seat.seat === this.lifted && seat.shared) ? this.lifted : ONLOOKER,
      );
    else if (!this.curtained)
      this.change(
        this.asked[0] ??
          (this.seats.includes(this.lifted ?? DOWN) ? this.lifted : (this.seats[0] ?? ONLOOKER)),
      );
    else if (this.info?.result) this.change(this.lifted === DOWN ? ONLOOKER : this.lifted);
    else if (this.lifted !== null && this.lifted >= 0 && !this.asked.includes(this.lifted)) this.lower();
  }

  private change(seat: number | null): void {
    if (seat !== this.lifted) this.lift(seat);
  }

  /** Its player has lifted the curtain of a seat. */
  lift(seat: number | null): void {
    const again = seat === this.lifted && this.sight !== null;
    if (!again) this.throwAway();
    this.lifted = seat;
    const known = again && this.sight ? { branch: this.sight.branch, event: this.log.at(-1)?.n ?? 0 } : {};
    this.connection.tell({ type: 'lift', seat, ...known });
  }

  /** The seat gives the screen away: nothing of what it saw stays in the page. */
  lower(): void {
    this.throwAway();
    this.lifted = DOWN;
    this.connection.tell({ type: 'lower' });
  }

  private throwAway(): void {
    this.stage.clear();
    this.sight = null;
    this.log = [];
    this.hint = null;
    this.past = null;
    this.stopped = null;
    this.touching.ask(null);
  }

  /** Looks again at the moment when an event was told to this seat. */
  async look(event: number): Promise<void> {
    const reply = await this.wish({ type: 'look', seat: this.lifted, event });
    if (reply?.type === 'moment' && reply.seat === this.lifted) this.past = reply;
  }

  async answer(words: string): Promise<void> {
    const question = this.question;
    if (!question || this.lifted === null) return;
    this.touching.busy = true;
    this.stopped = null;
    this.sent = question.number;
    this.acts();
    await this.wish({ type: 'answer', seat: this.mine, question: question.number, words });
    if (this.sent === question.number && this.refused) this.touching.busy = this.acted = false;
  }

  /** This person has answered: what happens from now on is news. */
  private acts(): void {
    this.acted = true;
    this.since = this.last;
  }

  /** Gives several answers at one go; the table stops where something comes in between. */
  async gesture(words: string[]): Promise<void> {
    const question = this.question;
    if (!question || this.lifted === null) return;
    this.touching.busy = true;
    this.stopped = null;
    this.sent = question.number;
    this.acts();
    const reply = await this.wish({ type: 'gesture', seat: this.mine, question: question.number, words });
    if (this.sent === question.number && this.refused) this.touching.busy = this.acted = false;
    if (reply?.type === 'ack' && reply.left[0] !== undefined) {
      const next = await this.quietly({ type: 'explain', seat: this.mine, words: reply.left[0] });
      const why = next?.type === 'reason' && !next.offered ? next.sentence : (this.log.at(-1)?.text ?? '');
      this.stopped = { done: words.length - reply.left.length, all: words.length, why };
    }
  }

  /** Ends what is acted out, and lets the computers play on at once until a person is asked. */
  skip(): void {
    this.hurry();
    this.stage.skip();
  }

  /** Lets the computers play on at once until a person is asked. */
  hurry(): void {
    if (!this.computing || this.hurried || !this.seats.length) return;
    this.hurried = true;
    this.connection.tell({ type: 'hurry', seat: this.mine });
  }

  /** Passes in a reaction window with the curtain down: whoever knows what they hold need not look. */
  passUnseen(seat: number, question: number): void {
    void this.wish({ type: 'answer', seat, question, words: 'pass' });
  }

  async undo(): Promise<void> {
    this.stopped = null;
    if (this.question?.undo)
      await this.wish({ type: 'undo', seat: this.mine, question: this.question.number });
  }

  async askHint(): Promise<void> {
    if (!this.question) return;
    const reply = await this.wish({ type: 'hint', seat: this.mine, question: this.question.number });
    if (reply?.type === 'hint' && reply.question === this.question?.number) {
      this.hint = reply.words;
      this.touching.ahead = this.touching.choices.find((choice) => choice.words === reply.words) ?? null;
    }
  }

  async askOdds(): Promise<string[]> {
    const reply = await this.wish({ type: 'odds', seat: this.mine });
    return reply?.type === 'odds' ? reply.lines : [];
  }

  /** Why a move is not offered, in a sentence; nothing if it is. */
  async why(words: string): Promise<Reason | null> {
    const reply = await this.wish({ type: 'explain', seat: this.mine, words });
    return reply?.type === 'reason' && !reply.offered ? reply : null;
  }

  /** Any other wish about a seat, by itself the lifted one: chat, takeback, concede, point and so on. */
  async about(wish: SeatWish, seat = this.mine): Promise<boolean> {
    return (await this.wish({ ...wish, seat })) !== null;
  }

  /** The seat that wishes are about: the lifted one, else the first that is held. */
  get mine(): number {
    return this.lifted !== null && this.lifted >= 0 ? this.lifted : (this.seats[0] ?? 0);
  }

  /** Goes on in the language of the settings, with or without the board in words; the log comes anew in it. */
  async speak(describe: boolean): Promise<void> {
    this.describe = describe;
    if (this.link !== 'open') return;
    await this.wish({ type: 'language', lang: settings.lang, describe, stage: this.staged });
    if (this.lifted !== DOWN) this.connection.tell({ type: 'lift', seat: this.lifted });
  }

  /** A wish whose refusal is nobody's concern: the table has gone on, or there is nothing to see. */
  private async quietly(wish: FromClient): Promise<FromServer | null> {
    try {
      return await this.connection.ask(wish);
    } catch (error) {
      if (error instanceof RefusedError) return null;
      throw error;
    }
  }

  private async wish(wish: FromClient): Promise<FromServer | null> {
    try {
      const reply = await this.connection.ask(wish);
      this.refused = null;
      return reply;
    } catch (error) {
      if (error instanceof RefusedError) this.refused = error.refused;
      return null;
    }
  }
}

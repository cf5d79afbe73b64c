/* Made by `npm run types` from the schema of the server (python -m undercroft.table.wire.schema): never changed by hand. */

export type FromClient =
  | Hello
  | Lift
  | Lower
  | Answer
  | Gesture
  | FindPaths
  | Foresee
  | Undo
  | AskForTakeback
  | Consent
  | Concede
  | Claim
  | Standing
  | AlwaysAsk
  | AskForTime
  | Share
  | Leave
  | Skip
  | Hurry
  | Look
  | Sit
  | Chat
  | Point
  | AskForHint
  | Explain
  | AskForOdds
  | Language
  | Ping;
export type FromServer =
  | Welcome
  | Sight
  | Ack
  | Paths
  | Foreseen
  | Done
  | Error
  | TableChanged
  | ChatAdded
  | Pointed
  | Hint
  | ReasonGiven
  | OddsGiven
  | RematchMade
  | Moment
  | Notice
  | Pong;

export interface UndercroftMessages {
  [k: string]: unknown;
}
/**
 * An answer is stored, or as much of a gesture as could be done.
 */
export interface Ack {
  left: string[];
  question: number;
  ref: number | null;
  seat: number;
  type: "ack";
  words: string;
}
/**
 * A computer player.
 */
export interface AgentInfo {
  about: string;
  id: string;
  name: string;
  settings: {
    [k: string]: number | string | boolean;
  };
}
/**
 * Never pass for this seat in a reaction window, even if it has nothing else, until switched off.
 */
export interface AlwaysAsk {
  on: boolean;
  ref?: number | null;
  seat: number;
  type: "always";
}
/**
 * An answer to a question.
 */
export interface Answer {
  question: number;
  ref?: number | null;
  seat: number;
  type: "answer";
  words: string;
}
/**
 * Ask what a computer would do.
 */
export interface AskForHint {
  question: number;
  ref?: number | null;
  seat: number;
  type: "hint";
}
/**
 * Ask for the chances of what is offered.
 */
export interface AskForOdds {
  ref?: number | null;
  seat: number;
  type: "odds";
}
/**
 * Ask the others for leave to take back the seat's last answer.
 */
export interface AskForTakeback {
  ref?: number | null;
  seat: number;
  type: "takeback";
}
/**
 * Ask for more time in the open reaction window.
 */
export interface AskForTime {
  ref?: number | null;
  seat: number;
  type: "more-time";
}
/**
 * A card as it is turned over.
 */
export interface CardInfo {
  face: string;
  lit: boolean;
  name: string;
  text: string;
}
/**
 * One value that a data file changes: where it stands, its name, what it was and what it is now.
 */
export interface Changed {
  name: string;
  new: string;
  old: string;
  where: string;
}
/**
 * Say something to all.
 */
export interface Chat {
  ref?: number | null;
  seat: number;
  text: string;
  type: "chat";
}
/**
 * Somebody wrote.
 */
export interface ChatAdded {
  line: ChatLine;
  type: "chat";
}
/**
 * A line of chat, or a note of the table's own.
 */
export interface ChatLine {
  at: number;
  kind: string;
  n: number;
  name: string;
  seat: number;
  text: string;
}
/**
 * What a file is, and whether it is good.
 */
export interface Checked {
  game: string;
  good: boolean;
  kind: string;
  name: string;
  problems: string[];
  sentence: string;
  shown?: Shown | null;
}
/**
 * What somebody's own data, scenario or guide holds, in the reader's language.
 */
export interface Shown {
  changes?: Changed[];
  description?: string;
  lines?: string[];
  measured?: Measured | null;
  steps?: number;
  title: string;
  view?: {
    [k: string]: unknown;
  };
  warnings?: string[];
  words?: {
    [k: string]: string;
  };
}
/**
 * How some games of the computer against itself went, and how many turns they had.
 */
export interface Measured {
  games: number;
  least: number;
  most: number;
  wins: Won[];
}
/**
 * How many games somebody won: a side, or all together where nobody is named.
 */
export interface Won {
  games: number;
  who: string;
}
/**
 * One offered move.
 */
export interface ChoiceInfo {
  group: string;
  kind: string;
  label: string;
  short: string;
  touches: string[];
  words: string;
}
/**
 * Claim the win because another's time is up.
 */
export interface Claim {
  ref?: number | null;
  seat: number;
  type: "claim";
}
/**
 * The time each seat has, in milliseconds: at the start, for each answer, and at most (0: no limit).
 */
export interface Clock {
  add?: number;
  cap?: number;
  start: number;
}
/**
 * A fresh code for a seat.
 */
export interface Code {
  code: string;
  seat: number;
  table: string;
}
/**
 * A person's code for another device, and what that is.
 */
export interface ComeIn {
  code: string;
  device?: string;
}
/**
 * Give up, or think better of it.
 */
export interface Concede {
  on?: boolean;
  ref?: number | null;
  seat: number;
  type: "concede";
}
/**
 * Say yes or no to a takeback.
 */
export interface Consent {
  ref?: number | null;
  seat: number;
  type: "consent";
  yes: boolean;
}
/**
 * A device at which a person is known.
 */
export interface DeviceInfo {
  id: string;
  made: number;
  name: string;
  seen: number;
  this: boolean;
}
/**
 * A place in a view, and what stands there instead.
 */
export interface Difference {
  at: (string | number)[];
  now: unknown;
}
/**
 * A wish is fulfilled and stored.
 */
export interface Done {
  ref: number | null;
  type: "done";
}
/**
 * A message is refused; nothing has changed.
 */
export interface Error {
  code: string;
  ref: number | null;
  rule?: string;
  sentence: string;
  type: "error";
}
/**
 * A fact of the game, numbered for each recipient apart.
 */
export interface EventInfo {
  args: {
    [k: string]: string | number | Message;
  };
  dice: number[];
  kind: string;
  n: number;
  rule: string;
  text: string;
  touches: string[];
}
/**
 * A sentence still to be worded: its id in the catalogue and its arguments, which may be messages too.
 */
export interface Message {
  args?: {
    [k: string]: string | number | Message;
  };
  id: string;
}
/**
 * Ask why a move is not offered.
 */
export interface Explain {
  ref?: number | null;
  seat: number;
  type: "explain";
  words: string;
}
/**
 * Ask for the ways to all places that steps lead to from the open question.
 */
export interface FindPaths {
  question: number;
  ref?: number | null;
  seat: number;
  type: "paths";
}
/**
 * Ask what everybody could reach and would see after a move, before it is made.
 */
export interface Foresee {
  question: number;
  ref?: number | null;
  seat: number;
  type: "foresee";
  words: string;
}
/**
 * What everybody could reach and would see after a move; nothing where that cannot be foreseen.
 */
export interface Foreseen {
  prospects: ProspectInfo[];
  question: number;
  ref: number | null;
  seat: number;
  type: "foreseen";
  words: string;
}
/**
 * What a figure could reach, and what it would see.
 */
export interface ProspectInfo {
  figure: string;
  reach: string[];
  sees: string[];
}
/**
 * Where a game goes on from: a position, diagram or record, given or stored, up to one of its choices.
 */
export interface From {
  record?: string;
  step?: number | null;
  text?: string;
}
/**
 * The first message: who is there.
 */
export interface Hello {
  chat?: number;
  describe?: boolean;
  lang?: string;
  person?: string;
  protocol: number;
  ref?: number | null;
  /**
   * @maxItems 8
   */
  secrets?: string[];
  stage?: boolean;
  type: "hello";
}
/**
 * The curtain of a seat is lifted, or with no seat that of the onlookers.
 */
export interface Lift {
  branch?: number;
  event?: number;
  ref?: number | null;
  seat?: number | null;
  type: "lift";
}
/**
 * The curtain is down again.
 */
export interface Lower {
  ref?: number | null;
  type: "lower";
}
/**
 * Several answers at one go, such as a path: the first to this question, the others to those after it.
 */
export interface Gesture {
  question: number;
  ref?: number | null;
  seat: number;
  type: "gesture";
  /**
   * @minItems 1
   * @maxItems 64
   */
  words: string[];
}
/**
 * Take the last answer back, before the question that is open now.
 */
export interface Undo {
  question: number;
  ref?: number | null;
  seat: number;
  type: "undo";
}
/**
 * Pass in every reaction window until switched off.
 */
export interface Standing {
  on: boolean;
  ref?: number | null;
  seat: number;
  type: "standing";
}
/**
 * Let onlookers see what this seat sees.
 */
export interface Share {
  on: boolean;
  ref?: number | null;
  seat: number;
  type: "share";
}
/**
 * Stand up.
 */
export interface Leave {
  ref?: number | null;
  seat: number;
  type: "leave";
}
/**
 * End a guided game: its learner has seen enough.
 */
export interface Skip {
  ref?: number | null;
  seat: number;
  type: "skip";
}
/**
 * Let the computers answer at once until a person is asked again.
 */
export interface Hurry {
  ref?: number | null;
  seat: number;
  type: "hurry";
}
/**
 * See again what a seat saw when an event was told to it; with no seat, what onlookers saw.
 */
export interface Look {
  event?: number;
  ref?: number | null;
  seat?: number | null;
  type: "look";
}
/**
 * Take the seat back from the computer that stood in.
 */
export interface Sit {
  ref?: number | null;
  seat: number;
  type: "sit";
}
/**
 * Point at something on the board for all to see.
 */
export interface Point {
  ref?: number | null;
  seat: number;
  touch: string;
  type: "point";
}
/**
 * Speak another language from now on.
 */
export interface Language {
  describe?: boolean | null;
  lang: string;
  ref?: number | null;
  stage?: boolean | null;
  type: "language";
}
/**
 * Is anybody there?
 */
export interface Ping {
  ref?: number | null;
  type: "ping";
}
/**
 * The answer to a hello: nothing of any seat yet.
 */
export interface Welcome {
  chat: ChatLine[];
  host: boolean;
  now: number;
  protocol: number;
  ref: number | null;
  refused: number;
  seats: number[];
  table: TableInfo;
  type: "welcome";
  version: string;
}
/**
 * What anybody may know of a table.
 */
export interface TableInfo {
  at: number;
  branch: number;
  claimable: number[];
  clock: Clock | null;
  commitment: string;
  cooperative: boolean;
  game: string;
  gone_after: number;
  guide: GuidedGameInfo | null;
  has_secrets: boolean;
  hints: boolean;
  id: string;
  moved: number;
  name: string;
  note: string;
  options: {
    [k: string]: string | number | boolean | string[];
  };
  own_data: boolean;
  own_scenario: boolean;
  public: boolean;
  record: string;
  rematch: string;
  result: ResultInfo | null;
  scenario: string;
  scenario_label: string;
  seats: SeatInfo[];
  secret: boolean;
  seed: string;
  since: number | null;
  status: string;
  takeback: TakebackInfo | null;
  time: WindowInfo | null;
  title: string;
  turn: number;
  when_gone: string;
}
/**
 * Where a guided game is: the step, its text, and the move that is waited for.
 */
export interface GuidedGameInfo {
  id: string;
  point: string;
  step: number;
  steps: number;
  text: string;
  title: string;
  words: string[];
}
/**
 * How the game ended.
 */
export interface ResultInfo {
  how: string;
  results: string[];
  rule: string;
  scores: number[];
  text: string;
}
/**
 * What anybody may know of a seat.
 */
export interface SeatInfo {
  agent: string;
  asked: boolean;
  conceded: boolean;
  here: boolean;
  kind: string;
  label: string;
  left?: number | null;
  name: string;
  seat: number;
  shared: boolean;
  standing_in: boolean;
  window: number | null;
}
/**
 * A takeback that some seats have still to agree to.
 */
export interface TakebackInfo {
  agreed: number[];
  seat: number;
  waiting: number[];
}
/**
 * The time of the open reaction window: whose it is, since when and until when it runs.
 */
export interface WindowInfo {
  opened: number;
  seat: number;
  until: number;
}
/**
 * What the lifted seat sees, and what it is asked.
 */
export interface Sight {
  always: boolean;
  branch: number;
  chain: string[];
  description: string | null;
  events: EventInfo[];
  fresh: boolean;
  last: number;
  outcome: OutcomeInfo | null;
  question: Question | null;
  scenes: Scene[];
  seat: number | null;
  standing: boolean;
  type: "sight";
  view: unknown;
  window: OwnWindow | null;
}
/**
 * How the rules ended the game.
 */
export interface OutcomeInfo {
  results: string[];
  rule: string;
  scores: number[];
  teams: number[][];
  text: string;
}
/**
 * What a seat is asked.
 */
export interface Question {
  choices: ChoiceInfo[];
  number: number;
  prompt: string;
  secret: boolean;
  undo: boolean;
}
/**
 * How an event is acted out before the next question.
 */
export interface Scene {
  before: number[];
  board: Difference[];
  caption: string;
  cards: CardInfo[];
  change: number;
  kind: string;
  lit: number[];
  n: number;
}
/**
 * How it stands with a seat in the time of a reaction window: only its own person is told.
 */
export interface OwnWindow {
  answered: boolean;
  more: boolean;
}
/**
 * The ways to all places that steps lead to, nearest first.
 */
export interface Paths {
  paths: PathInfo[];
  question: number;
  ref: number | null;
  seat: number;
  type: "paths";
}
/**
 * The shortest way to a place: the places on it, itself the last, and the words of the gesture.
 */
export interface PathInfo {
  through: string[];
  touch: string;
  words: string[];
}
/**
 * Something public has changed.
 */
export interface TableChanged {
  table: TableInfo;
  type: "table";
}
/**
 * Somebody points at something.
 */
export interface Pointed {
  seat: number;
  touch: string;
  type: "point";
}
/**
 * What a computer would do.
 */
export interface Hint {
  label: string;
  question: number;
  ref: number | null;
  seat: number;
  type: "hint";
  words: string;
}
/**
 * Why a move is not offered.
 */
export interface ReasonGiven {
  offered: boolean;
  ref: number | null;
  rule: string;
  seat: number;
  sentence: string;
  type: "reason";
  words: string;
}
/**
 * The chances of what is offered, one line each.
 */
export interface OddsGiven {
  lines: string[];
  ref: number | null;
  seat: number;
  type: "odds";
}
/**
 * There is a rematch: the same secrets open the new table.
 */
export interface RematchMade {
  seats: Moved[];
  table: string;
  type: "rematch";
}
/**
 * Where a seat of the last game sits in the next.
 */
export interface Moved {
  from: number;
  to: number;
}
/**
 * What a seat saw when an event was told to it.
 */
export interface Moment {
  chain: string[];
  description: string | null;
  event: number;
  ref: number | null;
  seat: number | null;
  turn: number;
  type: "moment";
  view: unknown;
}
/**
 * What everybody should know of the server: when it will be restarted, if it will.
 */
export interface Notice {
  now: number;
  restart: number | null;
  type: "notice";
}
/**
 * Yes, somebody is there.
 */
export interface Pong {
  now: number;
  ref: number | null;
  type: "pong";
}
/**
 * A game that can be played here.
 */
export interface GameInfo {
  guides: GuidedGameCard[];
  has_secrets: boolean;
  help: string;
  id: string;
  name: string;
  options: OptionInfo[];
  rules_version: number;
  seat_counts: number[];
  sides: string[];
}
/**
 * A guided game that a game has.
 */
export interface GuidedGameCard {
  help: string;
  id: string;
  steps: number;
  title: string;
}
/**
 * One thing that can be set before the game.
 */
export interface OptionInfo {
  choices: OptionChoice[];
  default: string | number | boolean | string[];
  help: string;
  high: number;
  kind: string;
  low: number;
  name: string;
  title: string;
}
/**
 * One value of an option, and what people call it.
 */
export interface OptionChoice {
  label: string;
  value: string;
}
/**
 * A text of a game: its rules or its catalogue of messages.
 */
export interface GameText {
  game: string;
  lang: string;
  rules?: {
    [k: string]: string;
  };
  text: string;
}
/**
 * How the server is.
 */
export interface Health {
  status: string;
  tables: number;
  version: string;
}
/**
 * A seat and the secret that holds it.
 */
export interface Held {
  seat: number;
  secret: string;
}
/**
 * An open seat and the code that opens it.
 */
export interface Invite {
  code: string;
  seat: number;
}
/**
 * Exchange a code for a seat's secret.
 */
export interface JoinByCode {
  attempt?: string;
  code: string;
  name?: string;
}
/**
 * Sit down on an open seat of a public table.
 */
export interface JoinSeat {
  name: string;
  seat: number;
}
/**
 * A seat that is now yours.
 */
export interface Joined {
  seat: number;
  secret: string;
  table: string;
}
/**
 * For how many days the server keeps things; 0: no limit is set.
 */
export interface Keeping {
  addresses: boolean;
  chat: number;
  persons: number;
  records: number;
  reports: number;
  tables: number;
}
/**
 * Where a document is kept.
 */
export interface Kept {
  id: string;
}
/**
 * Who is to be guided.
 */
export interface Learner {
  name?: string;
}
/**
 * A new table and everything that its maker needs.
 */
export interface Made {
  host: string;
  invites: Invite[];
  seats: Held[];
  table: string;
}
/**
 * A clock for every seat, in milliseconds.
 */
export interface NewClock {
  add?: number;
  cap?: number;
  start: number;
}
/**
 * Somebody new: what they are called, and what their device is.
 */
export interface NewPerson {
  device?: string;
  name: string;
}
/**
 * Who is to sit on one seat of a new table.
 */
export interface NewSeat {
  agent?: string;
  kind: "computer" | "me" | "open";
  name?: string;
}
/**
 * A table to be made.
 */
export interface NewTable {
  clock?: NewClock | null;
  data_text?: string;
  from?: From | null;
  game: string;
  gone_after?: number;
  hints?: boolean | null;
  options?: {
    [k: string]: string | number | boolean | string[];
  };
  public?: boolean;
  scenario?: string | null;
  scenario_text?: string;
  /**
   * @minItems 1
   * @maxItems 16
   */
  seats: NewSeat[];
  stand_in?: string;
  title?: string;
  when_gone?: "claim" | "computer" | "open";
}
/**
 * Done, and nothing to say about it.
 */
export interface Nothing {}
/**
 * Somebody's own guide, and who is to be guided.
 */
export interface OwnGuide {
  name?: string;
  text: string;
}
/**
 * A code for another device of the same person.
 */
export interface PersonCode {
  code: string;
}
/**
 * A person as they see themselves.
 */
export interface PersonInfo {
  devices: DeviceInfo[];
  id: string;
  name: string;
}
/**
 * A person at a device, and the key by which the device is known.
 */
export interface PersonMade {
  device: string;
  key: string;
  person: string;
}
/**
 * What a person is called from now on.
 */
export interface PersonName {
  name: string;
}
/**
 * A moment as a position, and as a diagram where the game can write one there.
 */
export interface PositionText {
  diagram: string;
  position: string;
}
/**
 * Whether a table is in the list, where anybody may sit down.
 */
export interface Publicity {
  on: boolean;
}
/**
 * A record with all that is known of it.
 */
export interface RecordInfo {
  at: number;
  commitment: string;
  game: string;
  id: string;
  names: string[];
  result: ResultInfo | null;
  seed: string;
  text: string;
  title: string;
}
/**
 * Why a request was refused.
 */
export interface Refused {
  code: string;
  rule?: string;
  sentence: string;
}
/**
 * The new table, and your seat there.
 */
export interface Rematch {
  seat: number;
  table: string;
}
/**
 * What those who run the server should know of somebody at a table.
 */
export interface Report {
  seat: number;
  why?: string;
}
/**
 * Some moments of a game, and all its moves if they were asked for.
 */
export interface Studied {
  frames: StudyFrame[];
  game: string;
  moves: StudyMove[];
  seats: number;
  steps: number;
  words?: {
    [k: string]: string;
  };
}
/**
 * One moment of a game that is being studied.
 */
export interface StudyFrame {
  asked: number[];
  by: number;
  chain: string[];
  choices: ChoiceInfo[];
  description: string | null;
  events: EventInfo[];
  outcome: OutcomeInfo | null;
  prompt: string;
  step: number;
  turn: number;
  view: unknown;
  words: string;
}
/**
 * One move of a game: whose, in which turn, and what people call it.
 */
export interface StudyMove {
  by: number;
  label: string;
  turn: number;
}
/**
 * A place in a document: which document, after how many of its choices, seen by whom.
 */
export interface Study {
  agent?: string;
  count?: number;
  describe?: boolean;
  moves?: boolean;
  record?: string;
  seat?: number | null;
  step?: number;
  text?: string;
  words?: string | null;
}
/**
 * What a computer would do there.
 */
export interface StudyHint {
  label: string;
  words: string;
}
/**
 * The chances of what is offered there.
 */
export interface StudyOdds {
  lines: string[];
}
/**
 * Why a move is not offered there.
 */
export interface StudyReason {
  offered: boolean;
  rule: string;
  sentence: string;
}
/**
 * A document to be checked or kept.
 */
export interface Text {
  text: string;
}
/**
 * Whether the dice of a record come from a seed.
 */
export interface Verified {
  commitment: string;
  good: boolean;
  guided?: boolean;
  results: number;
  seed: string;
  sentence: string;
  skipped: number;
}
/**
 * A record and the seed that its dice are said to come from.
 */
export interface VerifyText {
  commitment: string;
  seed: string;
  text: string;
}

/* Made by `npm run types` from the schema of the server (python -m undercroft.table.wire.schema): never changed by hand. */

export interface UndercroftViews {
  [k: string]: unknown;
}
/**
 * The table as one seat sees it, in every edition; one that shows more derives its own.
 */
export interface ViewClaustrophobia_TunnelsView {
  acting: string | null;
  action_dice_to_come: number;
  advantage_discard: string[];
  bid: number;
  blessing_used: boolean;
  bonuses: string[];
  counter: number;
  demon: string | null;
  demon_hand: number;
  demon_points: number;
  demons_left: number;
  destiny_dice_most: number;
  destiny_dice_to_come: number;
  dice: number[];
  discarded_tiles: string[];
  drawn: ViewClaustrophobia_DrawnView | null;
  event_discard: string[];
  events_left: number;
  face_down: number;
  faces: ViewClaustrophobia_FaceView[];
  fight: ViewClaustrophobia_FightView | null;
  foresight: boolean;
  gift_dice: number[];
  gifts: string[];
  gifts_barred: boolean;
  guide: string | null;
  hand: string[];
  hits: number;
  holes_left: number;
  human_hand: number;
  human_points: number;
  human_seat: number;
  known_tiles: string[];
  last_round: number;
  lifted: string[];
  lines_for_demon: number;
  mvt_left: number;
  other_hand: number;
  phase: string;
  placed: string[];
  reach: string[][];
  reached: string[];
  rock: string[];
  round: number;
  scenario: string;
  squares: ViewClaustrophobia_SquareView[];
  squares_used: string[];
  stash: string;
  tiles: ViewClaustrophobia_TileView[];
  tiles_left: number;
  tokens_out: number;
  tp: number;
  tracks: ViewClaustrophobia_TrackView[];
  trail: never[] | null;
  trail_last: number;
  troglodytes_left: number;
  unseen_tiles: string[];
  warriors: ViewClaustrophobia_WarriorView[];
  ways_out: string[];
  you: string;
}
/**
 * A tile that was drawn and is not laid yet, its own north up.
 */
export interface ViewClaustrophobia_DrawnView {
  id: string;
  kind: string;
  open: string;
  size: number;
  x: number;
  y: number;
}
/**
 * A tile in the stack that the seat has looked at, its own north up.
 */
export interface ViewClaustrophobia_FaceView {
  id: string;
  kind: string;
  open: string;
  size: number;
}
/**
 * The attack that is being resolved.
 */
export interface ViewClaustrophobia_FightView {
  attacker: string;
  defence: number;
  dice: number;
  hits: number;
  rolled: boolean;
  shot: boolean;
  target: string;
  tile: string;
}
/**
 * A square of the Board of Destiny: what its dice must be, and what lies on it.
 */
export interface ViewClaustrophobia_SquareView {
  exact: number;
  exact_total: boolean;
  id: string;
  least: number;
  once: boolean;
  parity: string;
  placed: number;
  rule: string;
  total: number;
  used: boolean;
}
/**
 * A tile on the map.
 */
export interface ViewClaustrophobia_TileView {
  blocked: string;
  charges: number;
  entered: boolean;
  free: string;
  hole: boolean;
  id: string;
  joined: string;
  kind: string;
  open: string;
  sealed: string;
  size: number;
  tokens: string[];
  turned: number;
  x: number;
  y: number;
}
/**
 * One thing that is counted: how far it is on its way, and the message that tells it.
 */
export interface ViewClaustrophobia_TrackView {
  args: {
    [k: string]: number;
  };
  at: number;
  label: string;
  of: number;
}
/**
 * A warrior of either side, or several Troglodytes that differ in nothing.
 */
export interface ViewClaustrophobia_WarriorView {
  activated: boolean;
  bears_gifts: boolean;
  carries: string[];
  cbt: number;
  count: number;
  defence: number;
  die: number;
  health: number;
  held: string;
  kind: string;
  lines: number[];
  mvt: number;
  name: string;
  number: number;
  objects: string[];
  profile: number[][];
  side: string;
  state: string;
  talents: string[];
  tile: string | null;
  word: string;
  wounds: number;
}
/**
 * The table as one seat sees it in this edition.
 */
export interface ViewClaustrophobia1643_UnderworldView {
  acting: string | null;
  action_dice_to_come: number;
  advantage_discard: string[];
  bid: number;
  blessing_used: boolean;
  bonuses: string[];
  choosing: string[];
  counter: number;
  demon: string | null;
  demon_hand: number;
  demon_points: number;
  demons_left: number;
  destiny_dice_most: number;
  destiny_dice_to_come: number;
  dice: number[];
  dice_wanted: number;
  die_colours: string[];
  discarded_tiles: string[];
  drawn: ViewClaustrophobia1643_DrawnView | null;
  event_discard: string[];
  event_limit: number;
  events_in_play: string[];
  events_left: number;
  face_down: number;
  faces: ViewClaustrophobia1643_FaceView[];
  fight: ViewClaustrophobia1643_FightView | null;
  finds: number;
  foresight: boolean;
  gift_dice: number[];
  gifts: string[];
  gifts_barred: boolean;
  given: ViewClaustrophobia1643_GivenView[];
  guide: string | null;
  hand: string[];
  hand_limit: number;
  hellhound_table: ViewClaustrophobia1643_DieRowView[];
  hellhounds_left: number;
  hits: number;
  holes_left: number;
  human_hand: number;
  human_points: number;
  human_seat: number;
  instinct_icons: never[][];
  instinct_in_play: string[];
  instinct_left: number;
  kit: number;
  known_tiles: string[];
  last_round: number;
  lifted: string[];
  lines_for_demon: number;
  mvt_left: number;
  other_hand: number;
  phase: string;
  placed: string[];
  pool: number;
  pool_size: number;
  quirks: never[][];
  reach: string[][];
  reached: string[];
  ready: string[];
  resisted: string[];
  rock: string[];
  round: number;
  scenario: string;
  spaces: ViewClaustrophobia1643_SpaceView[];
  squares: ViewClaustrophobia1643_SquareView[];
  squares_used: string[];
  stair: string;
  stash: string;
  tiles: ViewClaustrophobia1643_TileView[];
  tiles_left: number;
  tokens_out: number;
  tp: number;
  tracks: ViewClaustrophobia1643_TrackView[];
  trail: never[] | null;
  trail_last: number;
  troglodytes_left: number;
  unseen_tiles: string[];
  warriors: ViewClaustrophobia1643_WarriorView[];
  ways_out: string[];
  whip: number;
  you: string;
}
/**
 * A tile that was drawn and is not laid yet, its own north up.
 */
export interface ViewClaustrophobia1643_DrawnView {
  id: string;
  kind: string;
  open: string;
  size: number;
  x: number;
  y: number;
}
/**
 * A tile in the stack that the seat has looked at, its own north up.
 */
export interface ViewClaustrophobia1643_FaceView {
  id: string;
  kind: string;
  open: string;
  size: number;
}
/**
 * The attack that is being resolved.
 */
export interface ViewClaustrophobia1643_FightView {
  attacker: string;
  defence: number;
  dice: number;
  hits: number;
  rolled: boolean;
  shot: boolean;
  target: string;
  tile: string;
}
/**
 * An instinct card that a warrior was given in this preparation.
 */
export interface ViewClaustrophobia1643_GivenView {
  card: string;
  warrior: string;
}
/**
 * What one value of a die gives a hellhound.
 */
export interface ViewClaustrophobia1643_DieRowView {
  cbt: number;
  defence: number;
  die: number;
  mvt: number;
  talents: number;
}
/**
 * A space of the board of destiny: what it asks for, what waits there, and what is still missing.
 */
export interface ViewClaustrophobia1643_SpaceView {
  colour: string;
  equal: boolean;
  fits: number[];
  id: string;
  least: number;
  met: boolean;
  missing_dice: number;
  missing_total: number;
  most: number;
  open: boolean;
  owner: string;
  rule: string;
  total: number;
  triggered: number[];
  value: number;
  waiting: number[];
  warrior: string;
}
/**
 * A square of the Board of Destiny: what its dice must be, and what lies on it.
 */
export interface ViewClaustrophobia1643_SquareView {
  exact: number;
  exact_total: boolean;
  id: string;
  least: number;
  once: boolean;
  parity: string;
  placed: number;
  rule: string;
  total: number;
  used: boolean;
}
/**
 * A tile on the map.
 */
export interface ViewClaustrophobia1643_TileView {
  blocked: string;
  charges: number;
  entered: boolean;
  free: string;
  hole: boolean;
  id: string;
  joined: string;
  kind: string;
  open: string;
  sealed: string;
  size: number;
  tokens: string[];
  turned: number;
  x: number;
  y: number;
}
/**
 * One thing that is counted: how far it is on its way, and the message that tells it.
 */
export interface ViewClaustrophobia1643_TrackView {
  args: {
    [k: string]: number;
  };
  at: number;
  label: string;
  of: number;
}
/**
 * A warrior of either side, or several Troglodytes that differ in nothing.
 */
export interface ViewClaustrophobia1643_WarriorView {
  activated: boolean;
  bears_gifts: boolean;
  carries: string[];
  cbt: number;
  count: number;
  defence: number;
  die: number;
  health: number;
  held: string;
  kind: string;
  lines: number[];
  mvt: number;
  name: string;
  number: number;
  objects: string[];
  profile: number[][];
  side: string;
  state: string;
  talents: string[];
  tile: string | null;
  word: string;
  wounds: number;
}
/**
 * The table as one seat sees it.
 */
export interface ViewDungeontwister_TwisterView {
  action_deck: number[];
  active: string;
  answer: string;
  asked: number[];
  combat_deck: number[];
  fight: ViewDungeontwister_FightView | null;
  goal: number;
  idle_turns: number;
  jump_deck: number;
  limit: number;
  markers: ViewDungeontwister_MarkerView[];
  moving: string;
  peace: boolean;
  phase: string;
  players: ViewDungeontwister_PlayerView[];
  points_left: number;
  putting: string;
  rooms: ViewDungeontwister_RoomView[];
  seat: number;
  steps_left: number;
  tokens: ViewDungeontwister_TokenView[];
  unseen_rooms: string[];
}
/**
 * A fight under way.
 */
export interface ViewDungeontwister_FightView {
  attack: number;
  attacker: string;
  attackers: string[];
  defence: number;
  defenders: string[];
  ranged: boolean;
  shooters: string[];
  target: string;
}
/**
 * A marker on a square: plants, brambles, living-tree, trap or cut.
 */
export interface ViewDungeontwister_MarkerView {
  colour: string;
  kind: string;
  number: number;
  where: string;
}
/**
 * What a player holds, as far as the viewer may know.
 */
export interface ViewDungeontwister_PlayerView {
  action_cards: number[];
  colour: string;
  combat_cards: number[];
  dismissed: string[];
  hidden_characters: number;
  hidden_objects: number;
  jump_cards: number;
  line: string[];
  may_be: string[];
  pairs: string[];
  plants: number;
  points: number;
  screen: string[];
  spawnlings: number;
  webs: number;
}
/**
 * A place for a room. Squares and edges are in the order of the printed room, before it is `turned`.
 */
export interface ViewDungeontwister_RoomView {
  arrow: string;
  edges: string[];
  hidden: ViewDungeontwister_HiddenView[];
  pair: string;
  place: string;
  revealed: boolean;
  room: string;
  terrain: string[];
  turned: number;
}
/**
 * A face-down token: whose it is, and what, if the viewer knows.
 */
export interface ViewDungeontwister_HiddenView {
  colour: string;
  kind: string;
}
/**
 * A token that has been seen.
 */
export interface ViewDungeontwister_TokenView {
  carried: boolean;
  carries: string;
  character: boolean;
  colour: string;
  combat: number;
  id: string;
  kind: string;
  marks: string[];
  move: number;
  number: number;
  points: number;
  where: string;
  wounded: boolean;
}
/**
 * The whole table as every seat sees it.
 */
export interface ViewSubterra_CaveView {
  acting: string | null;
  cavers: ViewSubterra_CaverView[];
  discarded: string[];
  drawn: ViewSubterra_DrawnView | null;
  exerted: boolean;
  exit_found: boolean;
  explosives: number;
  gas: boolean;
  guides: number;
  hazards_left: number;
  horrors: (number | null)[];
  hunts: ViewSubterra_HuntView[];
  known_top: string[];
  last_hazard: string | null;
  out_of_time: boolean;
  phase: string;
  points: number;
  round: number;
  spent: string[];
  stayed: boolean;
  tiles: ViewSubterra_TileView[];
  tiles_left: number;
  unseen_hazards: string[];
  unseen_tiles: string[];
  waiting: string | null;
}
/**
 * A caver of the party.
 */
export interface ViewSubterra_CaverView {
  first: boolean;
  full: number;
  health: number;
  hidden: boolean;
  hide_row: number;
  id: string;
  number: number;
  seat: number;
  slot: number | null;
  state: string;
}
/**
 * A tile that was drawn and is not laid yet, its own north up.
 */
export interface ViewSubterra_DrawnView {
  collapse: number[];
  id: string;
  kind: string;
  open: string;
}
/**
 * Whom a horror would come for now, and one of its shortest ways there (7.4, 7.5).
 */
export interface ViewSubterra_HuntView {
  caver: string;
  horror: number;
  way: number[];
}
/**
 * A tile on the table.
 */
export interface ViewSubterra_TileView {
  blasted: string;
  collapse: number[];
  flooded: boolean;
  free: string;
  id: string;
  joined: string;
  kind: string;
  open: string;
  rope: boolean;
  roped: string;
  rubble: boolean;
  slot: number;
  turned: number;
  x: number;
  y: number;
}

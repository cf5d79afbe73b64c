/** What travels between page and server: the generated types, some under the shorter names that the page uses. */

import type { FromClient, GameInfo, ReasonGiven } from '../generated/messages';

export type {
  AgentInfo,
  ChatLine,
  Checked,
  ChoiceInfo as Choice,
  Code,
  ComeIn,
  EventInfo as GameEvent,
  FromClient,
  FromServer,
  GameInfo,
  GameText,
  GuidedGameCard,
  Hello,
  Invite,
  JoinByCode,
  Joined,
  JoinSeat,
  Keeping,
  Kept,
  Learner,
  Made,
  Measured,
  Moment,
  NewPerson,
  NewSeat,
  NewTable,
  OptionInfo as GameOption,
  OutcomeInfo as Outcome,
  OwnGuide,
  PersonCode,
  PersonInfo,
  PersonMade,
  PathInfo as Path,
  ProspectInfo as Prospect,
  Publicity,
  Question,
  RecordInfo as RecordDocument,
  Refused,
  Rematch,
  Report,
  SeatInfo,
  Shown,
  Scene,
  Sight,
  Studied,
  Study,
  StudyFrame as Frame,
  StudyHint,
  StudyMove,
  StudyOdds,
  TableInfo,
  Text,
  Verified,
  VerifyText,
} from '../generated/messages';

export type OptionValue = GameInfo['options'][number]['default'];

/** Why a move is not offered. */
export type Reason = Pick<ReasonGiven, 'sentence' | 'rule'>;

/** A wish about a seat, before it is said which; the connection numbers it. */
export type SeatWish = Unseated<Extract<FromClient, { seat: number }>>;
type Unseated<Wish> = Wish extends unknown ? Omit<Wish, 'seat' | 'ref'> : never;

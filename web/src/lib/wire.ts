/** What travels between page and server: the generated types under the names that the page uses. */

import type {
  ChoiceInfo,
  EventInfo,
  FromServer,
  GameInfo,
  NewTable as Wanted,
  OptionInfo,
  OutcomeInfo,
  RecordInfo,
  StudyFrame,
} from '../generated/messages';

export type {
  AgentInfo,
  ChatLine,
  Checked,
  FromServer,
  GameInfo,
  GuidedGameCard,
  TableInfo,
  Joined,
  Made,
  Measured,
  Moment,
  NewSeat,
  Question,
  Refused,
  SeatInfo,
  Shown,
  Sight,
  Studied,
  StudyMove,
  Verified,
} from '../generated/messages';
export type Choice = ChoiceInfo;
export type Frame = StudyFrame;
export type GameEvent = EventInfo;
export type GameOption = OptionInfo;
export type NewTable = Wanted;
export type OptionValue = GameInfo['options'][number]['default'];
export type Outcome = OutcomeInfo;
export type RecordDocument = RecordInfo;
export type Reply = Extract<FromServer, { ref: unknown }>;

import type { EventType } from '../../../../contract/index.ts';
import type { Instant } from '../../../../time/index.ts';
import type { Meeting } from '../../../meetings/index.ts';

/** A time that can be booked. */
export type ChosenTime = {
  /** ISO 8601 with an offset. */
  readonly start: string;
  /** Whether only the host can book it, because invitees are not offered it. */
  readonly ignoresRules: boolean;
};

/** The purpose of the choice, and its callback. */
export type TimeChoiceProps = {
  readonly eventType: EventType;
  /** Minutes. A rescheduled booking keeps them; another one takes the default length if they are no longer offered. */
  readonly duration: number;
  /** The booking that is rescheduled: its own time counts as free. */
  readonly except: Meeting | undefined;
  /** The start that is entered at first. @default none */
  readonly proposed?: Instant | undefined;
  readonly selected: ChosenTime | undefined;
  readonly onSelect: (time: ChosenTime | undefined) => void;
};

import type { Event } from '../../contract/index.ts';
import {
  type Instant,
  type Interval,
  isIntlZone,
  type LocalDate,
  requireInstant,
  toLocalTime,
  type ZoneName,
} from '../../time/index.ts';
import { hostZone, timeIn } from '../formats/index.ts';
import { locale, shellWords } from '../words/index.ts';

/** A booking with parsed times. */
export type Meeting = Interval & {
  readonly event: Event;
  /** The zone that the invitee booked in; the host's if the browser does not know it. */
  readonly inviteeZone: ZoneName;
};

/** Parses the times of a booking. */
export function readMeeting(event: Event): Meeting {
  return {
    event: withInviteeName(event),
    start: requireInstant(event.start),
    end: requireInstant(event.end),
    inviteeZone: isIntlZone(event.timezone) ? event.timezone : hostZone(),
  };
}

/** Names the invitee of an event whose personal data was erased. */
function withInviteeName(event: Event): Event {
  if (event.erased_at === undefined) return event;
  return { ...event, invitee: { ...event.invitee, name: shellWords.current.meeting.erased } };
}

/** Returns the day of the host on which a meeting starts. */
export function dayOf({ start }: Meeting): LocalDate {
  return toLocalTime(start, hostZone()).date;
}

/** Returns when a meeting starts for its invitee, with the weekday if it differs; undefined if the clocks agree. */
export function inviteeTime({ start, inviteeZone }: Meeting): string | undefined {
  return inviteeTimeAt(start, inviteeZone);
}

/** Does the same for a meeting that is not booked yet. */
export function inviteeTimeAt(start: Instant, inviteeZone: ZoneName): string | undefined {
  const [theirs, ours] = [toLocalTime(start, inviteeZone), toLocalTime(start, hostZone())];
  if (theirs.date === ours.date && theirs.hour === ours.hour && theirs.minute === ours.minute) return undefined;
  const time = timeIn(start, inviteeZone);
  return theirs.date === ours.date ? time : `${locale().formats.weekday(theirs.date, 'short')} ${time}`;
}

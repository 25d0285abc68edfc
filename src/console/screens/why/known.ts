import type { CalendarConnection, Event, EventType, SlotExplanation } from '../../../contract/index.ts';
import { asInstant, type Instant, type Interval, parseInstant, type ZoneName } from '../../../time/index.ts';
import { words } from './words/index.ts';

/** One of the things that decide about the starts of a day. */
export type Layer = SlotExplanation['layers'][number];

/** What is known of the causes that the explanation only names. */
export type Known = {
  readonly eventType: EventType;
  readonly events: readonly Event[];
  readonly calendars: readonly CalendarConnection[];
  /** The zone in which times are shown. */
  readonly zone: ZoneName;
};

/** Returns an instant that the server wrote. */
export function instantOf(iso: string): Instant {
  return parseInstant(iso) ?? asInstant(Number.NaN);
}

/** Returns from when to when something takes its time. */
export function intervalOf({ from, to }: { readonly from: string; readonly to: string }): Interval {
  return { start: instantOf(from), end: instantOf(to) };
}

/** Returns whom a booking is with, as far as it may be known. */
export function inviteeOf({ events }: Known, eventId: string): string {
  return events.find(({ id }) => id === eventId)?.invitee.name ?? words.current.somebody;
}

/** Returns a calendar by the id of it or of the connection that it came by. */
export function calendarOf({ calendars }: Known, id: string | undefined) {
  const connection = calendars.find((one) => one.id === id || one.calendars.some((calendar) => calendar.id === id));
  const calendar = connection?.calendars.find((one) => one.id === id);
  const readAt = connection?.read_at;
  return {
    name: calendar?.name || connection?.name || words.current.aCalendar,
    readAt: readAt ? instantOf(readAt) : undefined,
  };
}

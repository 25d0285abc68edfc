import type { CalendarConnection, EventType, SlotExplanation } from '../../../contract/index.ts';
import { type Interval, requireInstant, type ZoneName } from '../../../time/index.ts';
import { words } from './words/index.ts';

/** One layer of an explanation: open hours, a booking, a calendar, a limit and so on. */
export type Layer = SlotExplanation['layers'][number];

/** The layer of a booking. */
export type BookingLayer = Extract<Layer, { kind: 'busy' }>;

/** The event type, calendars and hosts that an explanation names only by their ids. */
export type ExplanationContext = {
  readonly eventType: EventType;
  readonly calendars: readonly CalendarConnection[];
  /** The names of the hosts who take turns, or of the only one, by their ids; empty if that is oneself. */
  readonly hosts: ReadonlyMap<number, string>;
  /** The id of the person who looks at the explanation. */
  readonly myId: number;
  /** The zone in which times are shown. */
  readonly zone: ZoneName;
};

/** Layers that belong to one host. The others are settings of the event type, the same for all its hosts. */
const kindsOfHost: readonly Layer['kind'][] = ['posted_hours', 'closed', 'busy', 'calendar', 'calendar_unread'];

/** Returns the id of the host that a layer belongs to. */
export function hostIdOf(layer: Layer): number | undefined {
  return kindsOfHost.includes(layer.kind) ? layer.host_id : undefined;
}

/** Parses an interval from the server. */
export function intervalOf({ from, to }: { readonly from: string; readonly to: string }): Interval {
  return { start: requireInstant(from), end: requireInstant(to) };
}

/** Returns the name of the invitee of a booking, or a word for someone if the person may not see it. */
export function inviteeOf({ source }: BookingLayer): string {
  // Empty if the personal data of the event was erased.
  return source.invitee_name || words.current.someone;
}

/** Returns a calendar by its own id, or by the id of its connection. */
export function calendarOf({ calendars }: ExplanationContext, id: string | undefined) {
  const connection = calendars.find((one) => one.id === id || one.calendars.some((calendar) => calendar.id === id));
  const calendar = connection?.calendars.find((one) => one.id === id);
  const readAt = connection?.read_at;
  return {
    name: calendar?.name || connection?.name || words.current.aCalendar,
    readAt: readAt ? requireInstant(readAt) : undefined,
  };
}

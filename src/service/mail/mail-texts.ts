import type { Event, EventKind } from '../../contract/index.ts';
import { type Interval, parseInstant } from '../../time/index.ts';

export type Reader = 'invitee' | 'host';

/** What a mail is about. */
export type MailContent = {
  readonly kind: EventKind;
  readonly reader: Reader;
  readonly event: Event;
  /** What the event type is called. */
  readonly title: string;
  /** The invitee's name as it may be shown. */
  readonly invitee: string;
};

const openings: Readonly<Record<Reader, Readonly<Record<EventKind, string>>>> = {
  invitee: {
    'event.created': 'Your booking is confirmed.',
    'event.rescheduled': 'Your booking has moved to another time.',
    'event.canceled': 'Your booking was canceled.',
  },
  host: {
    'event.created': 'You have a new booking.',
    'event.rescheduled': 'A booking has moved to another time.',
    'event.canceled': 'A booking was canceled.',
  },
};

const subjects: Readonly<Record<EventKind, string>> = {
  'event.created': 'Confirmed',
  'event.rescheduled': 'Moved',
  'event.canceled': 'Canceled',
};

/** Returns the first sentence. */
export function openingOf({ reader, kind }: MailContent): string {
  return openings[reader][kind];
}

export function subjectOf(content: MailContent): string {
  const { reader, kind, title, event, invitee } = content;
  const word = reader === 'host' && kind === 'event.created' ? 'New booking' : subjects[kind];
  const other = reader === 'host' ? invitee || event.invitee.email : event.host.name;
  return `${word}: ${title} with ${other}, ${dayOf(content)}`;
}

/** Lists what there is to know, each with its name. */
export function factsOf(content: MailContent): readonly (readonly [name: string, value: string])[] {
  const { reader, title, event, invitee } = content;
  const withWhom =
    reader === 'host' ? `${invitee} (${event.invitee.email})`.trim() : `${event.host.name} (${event.host.email})`;
  return [
    ['What', title],
    ['When', timeOf(content)],
    ['With', withWhom],
    ...(reader === 'host' && event.guests.length > 0 ? ([['Guests', event.guests.join(', ')]] as const) : []),
    ...(event.location?.value ? ([['Where', event.location.value]] as const) : []),
  ];
}

/** Each reads the time on the clocks of their own zone. */
function zoneOf({ reader, event }: MailContent): string {
  return reader === 'host' ? event.host.timezone : event.invitee.timezone;
}

function dayOf(content: MailContent): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: zoneOf(content) } as const;
  return new Intl.DateTimeFormat('en-GB', { ...options, ...clock }).format(meetingOf(content.event).start);
}

function timeOf(content: MailContent): string {
  const { start, end } = meetingOf(content.event);
  const zone = zoneOf(content);
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: zone } as const;
  return `${new Intl.DateTimeFormat('en-GB', { ...options, ...clock }).formatRange(start, end)} (${zone})`;
}

/** Reads when an event begins and ends. */
export function meetingOf({ id, start: from, end: to }: Event): Interval {
  const [start, end] = [parseInstant(from), parseInstant(to)];
  if (start === undefined || end === undefined) throw new Error(`The times of the event ${id} cannot be read.`);
  return { start, end };
}

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

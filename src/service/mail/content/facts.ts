import type { MailKind, Reader } from '../mail-kinds.ts';
import { type LetterContent, meetingOf } from './letter-content.ts';
import { sanitizeName } from './sanitize-name.ts';

const openings: Readonly<Record<Reader, Readonly<Record<MailKind, string>>>> = {
  invitee: {
    created: 'Your booking is confirmed.',
    rescheduled: 'Your booking has moved to another time.',
    canceled: 'Your booking was canceled.',
    reminder: 'Your booking is coming up.',
  },
  host: {
    created: 'You have a new booking.',
    rescheduled: 'A booking has moved to another time.',
    canceled: 'A booking was canceled.',
    reminder: 'A booking is coming up.',
  },
  guest: {
    created: 'You are invited to a meeting.',
    rescheduled: 'Your meeting has moved to another time.',
    canceled: 'Your meeting was canceled.',
    reminder: 'Your meeting is coming up.',
  },
};

const subjects: Readonly<Record<MailKind, string>> = {
  created: 'Confirmed',
  rescheduled: 'Moved',
  canceled: 'Canceled',
  reminder: 'Reminder',
};

/** Returns the first sentence. */
export function openingOf({ reader, kind }: LetterContent): string {
  return openings[reader][kind];
}

export function subjectOf(content: LetterContent): string {
  const { reader, kind, title, event } = content;
  const word = reader === 'host' && kind === 'created' ? 'New booking' : subjects[kind];
  const other = reader === 'host' ? inviteeNameOf(content) || event.invitee.email : event.host.name;
  return `${word}: ${title} with ${other}, ${dayOf(content)}`;
}

/** Returns the invitee's name as it may be shown. */
export function inviteeNameOf({ event }: Pick<LetterContent, 'event'>): string {
  return sanitizeName(event.invitee.name);
}

/** Lists what there is to know, each with its name. */
export function factsOf(content: LetterContent): readonly (readonly [name: string, value: string])[] {
  const { reader, title, event } = content;
  const withWhom =
    reader === 'host'
      ? `${inviteeNameOf(content)} (${event.invitee.email})`.trim()
      : `${event.host.name} (${event.host.email})`;
  return [
    ['What', title],
    ['When', timeOf(content)],
    ['With', withWhom],
    ...(reader === 'host' && event.guests.length > 0 ? ([['Guests', event.guests.join(', ')]] as const) : []),
    ...(event.location?.value ? ([['Where', event.location.value]] as const) : []),
  ];
}

/** Each reads the time on the clocks of their own zone. */
function zoneOf({ reader, event }: LetterContent): string {
  return reader === 'host' ? event.host.timezone : event.invitee.timezone;
}

function dayOf(content: LetterContent): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: zoneOf(content) } as const;
  return new Intl.DateTimeFormat('en-GB', { ...options, ...clock }).format(meetingOf(content.event).start);
}

function timeOf(content: LetterContent): string {
  const { start, end } = meetingOf(content.event);
  const zone = zoneOf(content);
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: zone } as const;
  return `${new Intl.DateTimeFormat('en-GB', { ...options, ...clock }).formatRange(start, end)} (${zone})`;
}

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

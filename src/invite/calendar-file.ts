import type { Instant } from '../time/index.ts';
import { type ContentLine, writeLine, writeText } from './content-line.ts';
import type { Attendee, Invitation, Person } from './invitation.ts';
import { mailtoOf } from './mailto.ts';
import { stampOf } from './stamp.ts';

/**
 * The purpose of the file: an email that requests or cancels an appointment (RFC 5546). Without a method it is a file
 * to download, which needs no organizer.
 */
export type Method = 'REQUEST' | 'CANCEL';

/**
 * Writes an event as an iCalendar file (RFC 5545): one VEVENT in UTC, CRLF, lines folded at 75 octets.
 * `now` becomes the DTSTAMP, the time at which the file was made.
 */
export function writeCalendarFile(invitation: Invitation, now: Instant, method?: Method): string {
  return writeCalendar([...(method ? [{ name: 'METHOD', value: method }] : []), ...eventLines(invitation, now)]);
}

/** An event of a feed. It contains when it was last changed, so that a feed without changes stays identical. */
type PublishedEvent = Invitation & { readonly lastModified: Instant };

/**
 * Writes events as a calendar to subscribe to. Programs that follow RFC 7986, 5.7, reload it every `refreshMinutes`.
 */
export function writeCalendarFeed(
  events: readonly PublishedEvent[],
  { name, refreshMinutes }: { readonly name: string; readonly refreshMinutes: number },
): string {
  const refresh = `PT${refreshMinutes}M`;
  return writeCalendar([
    { name: 'X-WR-CALNAME', value: writeText(name) },
    { name: 'REFRESH-INTERVAL', parameters: { VALUE: 'DURATION' }, value: refresh },
    { name: 'X-PUBLISHED-TTL', value: refresh },
    ...events.flatMap((event) => eventLines(event, event.lastModified)),
  ]);
}

function writeCalendar(content: readonly ContentLine[]): string {
  const lines: ContentLine[] = [
    { name: 'BEGIN', value: 'VCALENDAR' },
    { name: 'VERSION', value: '2.0' },
    { name: 'PRODID', value: '-//sched-booking//sched-booking//EN' },
    { name: 'CALSCALE', value: 'GREGORIAN' },
    ...content,
    { name: 'END', value: 'VCALENDAR' },
  ];
  return lines.map(writeLine).join('');
}

function eventLines(invitation: Invitation, now: Instant): ContentLine[] {
  const { uid, sequence, status, start, end, title, description, location, organizer, attendees } = invitation;
  const { created, lastModified } = invitation;
  return [
    { name: 'BEGIN', value: 'VEVENT' },
    { name: 'UID', value: writeText(uid) },
    { name: 'DTSTAMP', value: stampOf(now) },
    ...(created ? [{ name: 'CREATED', value: stampOf(created) }] : []),
    ...(lastModified ? [{ name: 'LAST-MODIFIED', value: stampOf(lastModified) }] : []),
    { name: 'DTSTART', value: stampOf(start) },
    { name: 'DTEND', value: stampOf(end) },
    { name: 'SEQUENCE', value: String(sequence) },
    { name: 'STATUS', value: status === 'canceled' ? 'CANCELLED' : 'CONFIRMED' },
    { name: 'SUMMARY', value: writeText(title) },
    ...(description ? [{ name: 'DESCRIPTION', value: writeText(description) }] : []),
    ...(location ? [{ name: 'LOCATION', value: writeText(location) }] : []),
    ...(organizer ? [personLine('ORGANIZER', organizer)] : []),
    ...attendees.map(attendeeLine),
    { name: 'END', value: 'VEVENT' },
  ];
}

/** Does not ask for replies, because the invitee decides who comes. */
function attendeeLine({ participation, ...person }: Attendee): ContentLine {
  const line = personLine('ATTENDEE', person);
  if (!participation) return line;
  const parameters = { ROLE: 'REQ-PARTICIPANT', PARTSTAT: participation, RSVP: 'FALSE' };
  return { ...line, parameters: { ...line.parameters, ...parameters } };
}

/** Quotes the name, which a stranger may have written. */
function personLine(name: string, { name: person, email }: Person): ContentLine {
  return { name, parameters: { CN: person || email }, value: mailtoOf(email) };
}

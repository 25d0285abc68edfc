import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { asInstant } from '../time/index.ts';
import { writeCalendarFile } from './calendar-file.ts';
import { invitation } from './invitation.testing.ts';

const now = asInstant(Date.UTC(2026, 2, 1, 12));

function readBack(file: string): ICAL.Component {
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
  if (!event) throw new Error('The file has no event.');
  return event;
}

test('writes an event across a time zone transition in UTC', () => {
  const event = new ICAL.Event(readBack(writeCalendarFile(invitation(), now)));
  expect(event.startDate.toString()).toBe('2026-03-29T00:30:00Z');
  expect(event.endDate.toString()).toBe('2026-03-29T01:30:00Z');
});

test.each([
  'Call; with, commas \\ and\nlines',
  '\r\nATTENDEE:mailto:eve@example.org',
  'bare\rreturn',
  'line\u2028separator',
  'nul\u0000 bell\u0007',
  '日本語のとても長い題名'.repeat(20),
  '🙂'.repeat(100),
])('keeps the title, description and location as text: %j', (title) => {
  const file = writeCalendarFile(invitation({ title, description: title, location: title }), now);
  const event = readBack(file);
  const text = title.replace(/\r\n?|\u2028/g, '\n').replace(/(?!\n)\p{Cc}/gu, '');
  expect(['summary', 'description', 'location'].map((name) => event.getFirstPropertyValue(name))).toEqual([
    text,
    text,
    text,
  ]);
  expect(event.getAllProperties('attendee')).toEqual([]);
});

test('ends every line with CRLF and folds it at 75 octets', () => {
  const file = writeCalendarFile(invitation({ title: 'ä€🙂x'.repeat(80) }), now);
  const lines = file.split('\r\n');
  expect(lines.pop()).toBe('');
  expect(lines.some((line) => /[\r\n]/.test(line))).toBe(false);
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
});

test('quotes names so that they cannot add parameters', () => {
  const organizer = { name: 'Eve";ROLE="CHAIR', email: 'eve@example.org' };
  const attendees = [
    { name: 'Ada: the first', email: 'ada@example.org' },
    { name: '', email: 'bo@example.org' },
  ];
  const event = readBack(writeCalendarFile(invitation({ organizer, attendees }), now, 'REQUEST'));
  expect(event.getFirstProperty('organizer')?.getParameter('cn')).toBe(organizer.name);
  expect(
    event.getAllProperties('attendee').map((property) => [property.getParameter('cn'), property.getFirstValue()]),
  ).toEqual([
    ['Ada: the first', 'mailto:ada@example.org'],
    ['bo@example.org', 'mailto:bo@example.org'],
  ]);
});

test('cancels an event by the same UID', () => {
  const file = writeCalendarFile(invitation({ status: 'canceled', sequence: 3 }), now, 'CANCEL');
  const event = readBack(file);
  expect(file).toContain('\r\nMETHOD:CANCEL\r\n');
  expect(['uid', 'sequence', 'status'].map((name) => event.getFirstPropertyValue(name))).toEqual([
    '0190a6a5@sched-booking',
    3,
    'CANCELLED',
  ]);
});

test('names the participants without asking for replies', () => {
  const attendees = [
    { name: 'Ada', email: 'ada@example.org', participation: 'ACCEPTED' },
    { name: '', email: 'bo@example.org', participation: 'NEEDS-ACTION' },
  ] as const;
  const file = writeCalendarFile(invitation({ attendees }), now, 'REQUEST');
  // Some calendars take a keyword in quotes for another word.
  expect(file).toContain(';ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE');
  const properties = readBack(file).getAllProperties('attendee');
  expect(properties.map((property) => property.getParameter('partstat'))).toEqual(['ACCEPTED', 'NEEDS-ACTION']);
});

test('contains when the event was booked and changed', () => {
  const [created, lastModified] = [asInstant(Date.UTC(2026, 1, 1)), asInstant(Date.UTC(2026, 1, 2))];
  const event = readBack(writeCalendarFile(invitation({ created, lastModified }), now, 'REQUEST'));
  expect(['created', 'last-modified', 'dtstamp'].map((name) => String(event.getFirstPropertyValue(name)))).toEqual([
    '2026-02-01T00:00:00Z',
    '2026-02-02T00:00:00Z',
    '2026-03-01T12:00:00Z',
  ]);
});

test('encodes characters of an address that are special in links', () => {
  const attendees = [{ name: '', email: 'ada?cc=eve#1&b/c@example.org' }];
  const event = readBack(writeCalendarFile(invitation({ attendees }), now, 'REQUEST'));
  const address = String(event.getFirstProperty('attendee')?.getFirstValue());
  expect([new URL(address).search, new URL(address).hash]).toEqual(['', '']);
  expect(decodeURIComponent(address)).toBe('mailto:ada?cc=eve#1&b/c@example.org');
});

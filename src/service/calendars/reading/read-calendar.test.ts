import { expect, test } from 'vitest';
import { busyIn, calendar, event, read } from './calendar-file.testing.ts';

const daily = ['DTSTART;TZID=Europe/Berlin:20260302T090000', 'DURATION:PT1H'];
const [mon, tue] = ['2026-03-02T08:00/2026-03-02T09:00', '2026-03-03T08:00/2026-03-03T09:00'];

test.each<[string, string[], (string | undefined)[]]>([
  [
    'several calendars in one file',
    [event(...daily), 'END:VCALENDAR\r\nBEGIN:VCALENDAR', event('UID:b', 'DTSTART:20260303T080000Z', 'DURATION:PT1H')],
    [mon, tue],
  ],
  [
    'entries without a UID',
    [event('UID:', ...daily), event('UID:', 'DTSTART:20260303T080000Z', 'DURATION:PT1H')],
    [mon, tue],
  ],
  ['an entry called __proto__', [event('UID:__proto__', ...daily)], [mon]],
  [
    'an alarm within an entry',
    [event(...daily, 'BEGIN:VALARM\r\nTRIGGER:-PT5M\r\nDURATION:PT9H\r\nEND:VALARM')],
    [mon],
  ],
  [
    'an entry that began before the range',
    [event('DTSTART:20251230T080000Z', 'DTEND:20260102T080000Z')],
    ['2025-12-30T08:00/2026-01-02T08:00'],
  ],
  ['a folded line', [event('DTSTART;TZID=Europe/\r\n Berlin:20260302T0900\r\n\t00', 'DURATION:PT1H')], [mon]],
  [
    'a task, which blocks nothing',
    ['BEGIN:VTODO\r\nDTSTART:20260302T080000Z\r\nDUE:20260302T090000Z\r\nEND:VTODO'],
    [],
  ],
])('reads %s', (_what, lines, expected) => {
  expect(busyIn(calendar(...lines))).toEqual(expected);
});

const tuesday = event('UID:b', 'DTSTART:20260303T080000Z', 'DURATION:PT1H');

test('reads each of several files that were joined, byte order marks included', () => {
  const files = [calendar(event(...daily)), calendar(tuesday), calendar()];
  expect(busyIn(files.map((text) => `\uFEFF${text}`).join(''))).toEqual([mon, tue]);
});

test('reads an entry after the end of its calendar', () => {
  const text = `${calendar(event(...daily))}${tuesday}\r\n`;
  expect(busyIn(text)).toEqual([mon, tue]);
  expect(read(text)).toMatchObject({ entries: 2, unreadableLines: [] });
});

test.each([
  ['before any calendar', tuesday, 2],
  ['in a component that is not a calendar', `BEGIN:X-CALENDAR\r\n${tuesday}\r\nEND:X-CALENDAR`, 3],
])('counts an entry %s as unreadable', (_where, lines, lineNumber) => {
  const text = `\r\n${lines}\r\n${calendar(event(...daily))}`;
  expect(busyIn(text)).toEqual([mon]);
  expect(read(text)).toMatchObject({ entries: 2, unreadableLines: [lineNumber] });
});

test.each([
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ['plain line feeds', (text: string) => text.replaceAll('\r\n', '\n')],
  ['carriage returns alone', (text: string) => text.replaceAll('\r\n', '\r')],
  [
    'two carriage returns at each line end, and folded lines',
    (text: string) => text.replace('T080000Z', 'T08\r\n 0000Z').replaceAll('\r\n', '\r\r\n'),
  ],
  ['small letters', (text: string) => text.toLowerCase()],
  ['spaces before the first line', (text: string) => `\r\n\r\n${text}`],
])('reads a file with %s', (_what, change) => {
  expect(busyIn(change(calendar(event('DTSTART:20260302T080000Z', 'DTEND:20260302T090000Z'))))).toEqual([mon]);
});

test('names the entries that someone other than the host organizes', () => {
  const entries = [
    event('UID:own', ...daily),
    event('UID:of the host', ...daily, 'ORGANIZER:mailto:Host@example.com'),
    event('UID:of the host by another name', ...daily, 'ORGANIZER;EMAIL=host@example.com:urn:uuid:1'),
    event('UID:invited', ...daily, 'ORGANIZER;CN=Host:mailto:bookings@example.com'),
  ];
  expect(read(calendar(...entries))).toMatchObject({ kind: 'read', invitedUids: ['invited'] });
});

import { expect, test } from 'vitest';
import { isZoneName, type ZoneName } from '../../../../time/index.ts';
import { busyIn, calendar, event, read } from '../calendar-file.testing.ts';
import { createWorkLimit } from '../recurrence/index.ts';
import { windowsZones } from './windows-zones.ts';

const nine = (zone: string) => event(`DTSTART;TZID=${zone}:20260702T090000`, 'DURATION:PT1H');
const berlin = ['2026-07-02T07:00/2026-07-02T08:00'];
const newYork = ['2026-07-02T13:00/2026-07-02T14:00'];

test.each([
  ['the tz database', 'America/New_York', newYork],
  ['Windows', 'Eastern Standard Time', newYork],
  ['Windows, quoted', '"W. Europe Standard Time"', berlin],
  ['the tz database, after a solidus', '/America/New_York', newYork],
  ['UTC, after a solidus', '/UTC', ['2026-07-02T09:00/2026-07-02T10:00']],
  ['a path of Evolution', '/freeassociation.sourceforge.net/Europe/Berlin', berlin],
  ['a path of Mozilla', '/mozilla.org/20070129_1/America/New_York', newYork],
  [
    'a path of libical',
    '/freeassociation.sourceforge.net/Tzfile/America/Argentina/Buenos_Aires',
    ['2026-07-02T12:00/2026-07-02T13:00'],
  ],
  ['a link', 'Asia/Calcutta', ['2026-07-02T03:30/2026-07-02T04:30']],
  ['UTC', 'UTC', ['2026-07-02T09:00/2026-07-02T10:00']],
  ['UTC in words', 'Coordinated Universal Time', ['2026-07-02T09:00/2026-07-02T10:00']],
  ['Microsoft’s UTC', 'tzone://Microsoft/Utc', ['2026-07-02T09:00/2026-07-02T10:00']],
])('recognizes a zone by the name of %s', (_what, zone, expected) => {
  expect(busyIn(calendar(nine(zone)))).toEqual(expected);
});

test.each([
  ['GMT-04:00', newYork],
  ['UTC-4', newYork],
  ['GMT+0200', berlin],
  ['+02:00', berlin],
  ['America/New York', newYork],
  ['Eastern Time (US & Canada)', newYork],
  ['Eastern Time (US and Canada)', newYork],
])('recognizes a zone by the sloppy name %s', (zone, expected) => {
  expect(read(calendar(nine(zone)), { hostZone: 'Asia/Tokyo' as ZoneName })).toMatchObject({ doubtfulTimes: 0 }); // a name of the tz database
  expect(busyIn(calendar(nine(zone)))).toEqual(expected);
});

test.each([
  ['Mexico Standard Time', '15:00'],
  ['Mexico Standard Time 2', '15:00'],
  ['Armenian Standard Time', '05:00'],
  ['Kamchatka Standard Time', '21:00'],
  ['Mid-Atlantic Standard Time', '11:00'],
])('recognizes a zone by the name %s that Windows no longer has', (zone, start) => {
  const [time] = busyIn(calendar(nine(zone)));
  expect(time?.slice(11, 16)).toBe(start);
});

test('prefers the definition in the file to the offset in its name', () => {
  const text = calendar(definedZone('UTC+01:00'), event('DTSTART;TZID="UTC+01:00":20260302T090000', 'DURATION:PT30M'));
  expect(busyIn(text)).toEqual(['2026-03-02T03:15/2026-03-02T03:45']);
});

function definedZone(id: string, ...more: string[]): string {
  return [
    ...['BEGIN:VTIMEZONE', `TZID:${id}`, ...more],
    ...['BEGIN:STANDARD', 'DTSTART:16010101T030000', 'TZOFFSETFROM:+0645', 'TZOFFSETTO:+0545'],
    ...['RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11', 'END:STANDARD'],
    ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:+0545', 'TZOFFSETTO:+0645'],
    ...['RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=4', 'END:DAYLIGHT', 'END:VTIMEZONE'],
  ].join('\r\n');
}

const at = (time: string) => event(`DTSTART;TZID="(UTC+05:45) Customized: A":${time}`, 'DURATION:PT30M');

test.each([
  ['in winter', '20260302T090000', '2026-03-02T03:15/2026-03-02T03:45'],
  ['in summer', '20260702T090000', '2026-07-02T02:15/2026-07-02T02:45'],
  ['in the gap', '20260405T023000', '2026-04-04T20:45/2026-04-04T21:15'],
  ['in the overlap', '20261101T023000', '2026-10-31T19:45/2026-10-31T20:15'],
])('follows the rules of a zone that the file defines: %s', (_what, time, expected) => {
  expect(busyIn(calendar(definedZone('(UTC+05:45) Customized: A'), at(time)))).toEqual([expected]);
});

test.each([
  ['after the range', 'DTSTART;TZID=CET:20270702T090000', 'DTEND:20270702T024500Z'],
  ['years after the range', 'DTSTART;TZID=CET:20350702T090000', 'DTEND:20350702T024500Z'],
])('follows the changes of a defined zone %s', (_what, ...times) => {
  const text = calendar(definedZone('CET'), event(...times));
  expect(read(text)).toMatchObject({ unreadableLines: [] });
});

test('follows the changes of a defined zone at the end of a time that begins in the range', () => {
  const text = calendar(definedZone('CET'), event('DTSTART:20261201T000000Z', 'DTEND;TZID=CET:20270702T090000'));
  expect(busyIn(text)).toEqual(['2026-12-01T00:00/2027-07-02T02:15']);
});

test('reads a zone definition once for all objects of a calendar', () => {
  const limit = createWorkLimit(20_000);
  const text = calendar(definedZone('CET'), event('DTSTART;TZID=CET:20260302T090000', 'DURATION:PT30M'));
  for (let object = 0; object < 100; object += 1) {
    expect(busyIn(text, { limit })).toEqual(['2026-03-02T03:15/2026-03-02T03:45']);
  }
});

test('ends the changes of a defined zone with the one on the last date', () => {
  const changes = ['BEGIN:DAYLIGHT', 'DTSTART:20000301T020000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0300'];
  const rules = ['RRULE:FREQ=YEARLY;UNTIL=20110301', 'END:DAYLIGHT', 'BEGIN:STANDARD', 'DTSTART:20001001T030000'];
  const ends = ['TZOFFSETFROM:+0300', 'TZOFFSETTO:+0200', 'RRULE:FREQ=YEARLY;UNTIL=20101031', 'END:STANDARD'];
  const zone = ['BEGIN:VTIMEZONE', 'TZID:Summer', ...changes, ...rules, ...ends, 'END:VTIMEZONE'].join('\r\n');
  const text = calendar(zone, event('DTSTART;TZID=Summer:20260302T050000', 'DURATION:PT30M'));
  expect(busyIn(text)).toEqual(['2026-03-02T02:00/2026-03-02T02:30']);
});

test('follows the last change before a time in a zone whose clocks jump back and forth', () => {
  const changes = [
    ['20260302T010000', '+0000'],
    ['20260302T013000', '+0830'],
    ['20260302T020000', '+0100'],
  ].flatMap(([at, to]) => [
    'BEGIN:STANDARD',
    `DTSTART:${at}`,
    'TZOFFSETFROM:+0000',
    `TZOFFSETTO:${to}`,
    'END:STANDARD',
  ]);
  const zone = ['BEGIN:VTIMEZONE', 'TZID:Jumps', ...changes, 'END:VTIMEZONE'].join('\r\n');
  const text = calendar(zone, event('DTSTART;TZID=Jumps:20260302T050000', 'DURATION:PT30M'));
  expect(busyIn(text)).toEqual(['2026-03-02T04:00/2026-03-02T04:30']);
});

test('reads an unquoted zone name that holds a colon', () => {
  const text = calendar(
    definedZone('(UTC+05:45) A'),
    event('DTSTART;TZID=(UTC+05:45) A:20260302T090000', 'DURATION:PT30M'),
  );
  expect(busyIn(text)).toEqual(['2026-03-02T03:15/2026-03-02T03:45']);
});

test.each(['Europe/Berlin', '/Europe/Berlin'])(
  'prefers the known zone name %s to the definition in the file',
  (name) => {
    expect(busyIn(calendar(definedZone(name), nine(name)))).toEqual(berlin);
  },
);

test.each([
  ['quoted', '"(UTC+05:45) Here, There"'],
  ['unquoted', '(UTC+05:45) Here, There'],
  ['escaped', '"(UTC+05:45) Here\\, There"'],
])('finds the definition of a name with commas: %s', (_what, name) => {
  const text = calendar(
    definedZone('(UTC+05:45) Here\\, There'),
    event(`DTSTART;TZID=${name}:20260302T090000`, 'DURATION:PT30M'),
  );
  expect(busyIn(text)).toEqual(['2026-03-02T03:15/2026-03-02T03:45']);
});

test.each(['EST', '/EST', '/Our/Time'])('uses the definition in the file for the zone name %s', (name) => {
  const text = calendar(definedZone(name), event(`DTSTART;TZID=${name}:20260302T090000`, 'DURATION:PT30M'));
  expect(busyIn(text)).toEqual(['2026-03-02T03:15/2026-03-02T03:45']);
});

test('uses the zone that a definition names', () => {
  expect(busyIn(calendar(definedZone('My zone', 'X-LIC-LOCATION:America/New_York'), nine('My zone')))).toEqual(newYork);
});

test('treats an unknown zone as the calendar’s, and counts it', () => {
  const text = calendar('X-WR-TIMEZONE:America/New_York', nine('Narnia Time'));
  expect(busyIn(text)).toEqual(newYork);
  expect(read(text)).toMatchObject({ doubtfulTimes: 1 });
});

const floating = event('DTSTART:20260702T090000', 'DURATION:PT1H');
const wholeDay = event('DTSTART;VALUE=DATE:20260702');

test.each([
  ['the host’s zone', [floating], berlin],
  ['the zone the calendar names', ['X-WR-TIMEZONE:America/New_York', floating], newYork],
  ['the zone the calendar names as Windows does', ['X-WR-TIMEZONE:Eastern Standard Time', floating], newYork],
  ['the host’s zone if the calendar’s is unknown', ['X-WR-TIMEZONE:Narnia', floating], berlin],
  ['midnights of the calendar', ['X-WR-TIMEZONE:America/New_York', wholeDay], ['2026-07-02T04:00/2026-07-03T04:00']],
])('reads times without a zone by %s', (_what, lines, expected) => {
  expect(busyIn(calendar(...lines))).toEqual(expected);
});

test.each(['America/New_York', 'Narnia'])('reads a whole day as one of the calendar, though it names %s', (zone) => {
  const text = calendar(event(`DTSTART;TZID=${zone};VALUE=DATE:20260702`));
  expect(busyIn(text)).toEqual(['2026-07-01T22:00/2026-07-02T22:00']);
  expect(read(text)).toMatchObject({ doubtfulTimes: 0 });
});

test('reads times without a zone by the zone of another host', () => {
  expect(busyIn(calendar(floating), { hostZone: 'America/New_York' as ZoneName })).toEqual(newYork); // a name of the tz database
});

test('maps every Windows zone name to a zone of the tz database', () => {
  expect(Object.values(windowsZones).filter((name) => !isZoneName(name))).toEqual([]);
});

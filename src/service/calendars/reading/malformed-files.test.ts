import { expect, test } from 'vitest';
import { busyIn, calendar, event, faultOf, read } from './calendar-file.testing.ts';
import { createWorkLimit } from './recurrence/index.ts';

const good = event('UID:good', 'DTSTART:20260302T080000Z', 'DURATION:PT1H');
const busy = ['2026-03-02T08:00/2026-03-02T09:00'];

test.each([
  ['a date that does not exist', event('DTSTART:20260230T080000Z', 'DURATION:PT1H')],
  ['an end before its start', event('DTSTART:20260303T080000Z', 'DTEND:20260303T070000Z')],
  ['a length that is none', event('DTSTART:20260303T080000Z', 'DURATION:long')],
  ['no start', event('SUMMARY:Lunch')],
  ['no end of its own', 'BEGIN:VEVENT\r\nDTSTART:20260303T080000Z\r\nDURATION:PT1H'],
])('loses only one entry to %s', (_what, bad) => {
  const text = calendar(bad, good);
  expect(busyIn(text)).toEqual(busy);
  expect(read(text)).toMatchObject({ entries: 2, unreadableLines: [4] });
});

const nextDay = '2026-03-03T08:00/2026-03-03T09:00';
const dayAfter = '2026-03-04T08:00/2026-03-04T09:00';

test.each<[string, string[], string[]]>([
  ['a rule of no known frequency', ['RRULE:FREQ=OFTEN'], [nextDay]],
  ['a rule without steps', ['RRULE:FREQ=DAILY;INTERVAL=0'], [nextDay]],
  ['a rule until a date that does not exist', ['RRULE:FREQ=DAILY;UNTIL=20260230'], [nextDay]],
  ['a rule of a weekday that does not exist', ['RRULE:FREQ=MONTHLY;BYDAY=0MO'], [nextDay]],
  ['an unreadable rule beside another', ['RRULE:FREQ=OFTEN', 'RRULE:FREQ=DAILY;COUNT=2'], [nextDay, dayAfter]],
  ['an unreadable time beside another', ['RDATE:20260304T080000Z,never'], [nextDay, dayAfter]],
  ['an unreadable period', ['RDATE;VALUE=PERIOD:20260304T080000Z/never'], [nextDay]],
  ['an unreadable rule and an exclusion', ['RRULE:FREQ=OFTEN', 'EXDATE:20260303T080000Z'], []],
])('blocks the certain times of an entry with %s, and counts it as unreadable', (_what, lines, expected) => {
  const text = calendar(event('DTSTART:20260303T080000Z', 'DURATION:PT1H', ...lines), good);
  expect(busyIn(text)).toEqual([...busy, ...expected]);
  expect(read(text)).toMatchObject({ entries: 2, unreadableLines: [4] });
});

test('keeps a former version of a series if the last one does not say how it recurs', () => {
  const version = ['DTSTART:20260303T080000Z', 'DURATION:PT1H'];
  const text = calendar(
    event(...version, 'RRULE:FREQ=DAILY;COUNT=2'),
    event(...version, 'RRULE:FREQ=OFTEN', 'SEQUENCE:1'),
  );
  expect(new Set(busyIn(text))).toEqual(new Set([nextDay, dayAfter]));
});

test.each<[string, string[]]>([
  ['an end', ['DTEND:', 'DURATION:PT1H']],
  ['an end with a zone', ['DTEND;TZID=Europe/Berlin: ', 'DURATION:PT1H']],
  ['a length', ['DURATION:', 'DTEND:20260302T090000Z']],
  ['the occurrence that it replaces', ['DURATION:PT1H', 'RECURRENCE-ID:']],
  ['a rule, an added time and an excluded one', ['DURATION:PT1H', 'RRULE:', 'RDATE:', 'EXDATE:']],
])('ignores an empty property: %s', (_what, lines) => {
  const text = calendar(event('DTSTART:20260302T080000Z', ...lines));
  expect(busyIn(text)).toEqual(busy);
  expect(read(text)).toMatchObject({ unreadableLines: [] });
});

test('reads a whole day whose end is empty', () => {
  expect(busyIn(calendar(event('DTSTART;VALUE=DATE:20260302', 'DTEND;VALUE=DATE:')))).toEqual([
    '2026-03-01T23:00/2026-03-02T23:00',
  ]);
});

test('reads an entry between meaningless lines', () => {
  expect(busyIn(calendar(event('DTSTART:20260302T080000Z', 'THIS IS NO LINE', ':', 'DURATION:PT1H')))).toEqual(busy);
});

test.each(['BEGIN with coffee: 9:00', 'END of the meeting: 10:00', 'DTSTART is here: never'])(
  'reads an entry with a line of plain text: %s',
  (line) => {
    expect(busyIn(calendar(event(line, 'DTSTART:20260302T080000Z', 'DURATION:PT1H')))).toEqual(busy);
  },
);

test('reads parameters with spaces around them', () => {
  const start = 'DTSTART; VALUE=DATE-TIME; TZID = "America/New_York":20260302T030000';
  expect(busyIn(calendar(event(start, 'DURATION:PT1H')))).toEqual(busy);
});

test.each([
  ['a web page', '<!doctype html><title>Sign in</title>', 'not_a_calendar'],
  ['nothing', '', 'not_a_calendar'],
  ['a file that breaks off after an entry', calendar(good).replace('END:VCALENDAR', ''), 'cut_off'],
  ['a file that breaks off within an entry', calendar(good).slice(0, 90), 'cut_off'],
  ['a second calendar that breaks off', calendar(good) + calendar(good).slice(0, 90), 'cut_off'],
  ['a first calendar that breaks off', `${calendar(good).slice(0, 90)}\r\n${calendar(good)}`, 'cut_off'],
  ['many unreadable entries', calendar(good, ...Array<string>(6).fill(event('DTSTART:never'))), 'too_many_unreadable'],
  ['parts within parts without end', calendar('BEGIN:A\r\n'.repeat(20), 'END:A\r\n'.repeat(20)), 'too_many_components'],
  [
    'more parts than any real calendar has',
    calendar('BEGIN:VALARM\r\nEND:VALARM\r\n'.repeat(100_001)),
    'too_many_components',
  ],
])('rejects the whole of %s', (_what, text, fault) => {
  expect(faultOf(read(text))).toBe(fault);
});

test('never accepts a truncated file, wherever it is cut off', () => {
  const text = calendar(good);
  const whole = text.trimEnd().length;
  for (let length = 0; length < whole; length += 1) expect(read(text.slice(0, length)).kind).toBe('failed');
});

test('accepts a large file with a few unreadable entries', () => {
  const many = Array.from({ length: 200 }, (_, index) => good.replace('UID:good', `UID:${index}`));
  const text = calendar(...many, ...Array<string>(6).fill(event('DTSTART:never')));
  expect(read(text)).toMatchObject({ kind: 'read', entries: 206 });
});

/** Writes changes to one series, each at a time of its own. */
function changes(count: number): string[] {
  const times = Array.from({ length: count }, (_, index) => new Date(Date.UTC(2026, 0, 1, index)).toISOString());
  return times.map((time) => event('UID:good', `RECURRENCE-ID:${time.replace(/[-:]|\.\d+/g, '')}`));
}

test('reads a thousand entries from long ago with little work', () => {
  const times = ['DTSTART;TZID=America/New_York:20100302T080000', 'DTEND;TZID=America/New_York:20100302T090000'];
  const text = calendar(good, ...Array.from({ length: 1000 }, (_, index) => event(`UID:${index}`, ...times)));
  expect(read(text, { limit: createWorkLimit(40_000) })).toMatchObject({ kind: 'read', entries: 1001 });
});

const everyHour = (uid: number) =>
  event(`UID:${uid}`, 'DTSTART:19700101T000000Z', 'DURATION:PT30M', 'RRULE:FREQ=HOURLY');

test.each([
  ['series without end', calendar(...Array.from({ length: 7 }, (_, index) => everyHour(index))), 'too_many_times'],
  [
    'a rule for every second',
    calendar(event('DTSTART:20260101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')),
    'too_much_work',
  ],
  [
    'a daily rule for every second',
    calendar(
      event(
        ...['DTSTART:20260101T000000Z', 'DURATION:PT1S'],
        `RRULE:FREQ=DAILY;BYHOUR=${[...Array(24).keys()]};BYMINUTE=${[...Array(60).keys()]};BYSECOND=${[...Array(60).keys()]}`,
      ),
    ),
    'too_much_work',
  ],
  [
    'a count without end',
    calendar(
      event('DTSTART:00010101T000000Z', 'DURATION:PT1H', 'RRULE:FREQ=HOURLY;BYMONTHDAY=31;BYMONTH=2;COUNT=99999'),
    ),
    'too_much_work',
  ],
  [
    'many series, and as many changes to them',
    calendar(...Array<string>(1100).fill(good), ...changes(1100)),
    'too_much_work',
  ],
  [
    'more zones than any calendar names',
    calendar(...Intl.supportedValuesOf('timeZone').map((zone) => event(`DTSTART;TZID=${zone}:20260302T080000`))),
    'too_much_work',
  ],
  [
    'a zone without end',
    calendar(
      'BEGIN:VTIMEZONE',
      'TZID:A',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0100',
      'RRULE:FREQ=HOURLY',
      'END:STANDARD',
      'END:VTIMEZONE',
      event('DTSTART;TZID=A:20260302T080000'),
    ),
    'too_much_work',
  ],
])('gives up on %s', (_what, text, fault) => {
  expect(faultOf(read(text, { limit: createWorkLimit(400_000) }))).toBe(fault);
});

test('reads a calendar of ten megabytes', () => {
  const padding = `DESCRIPTION:${'x'.repeat(1000)}`;
  const entries = Array.from({ length: 9500 }, (_, index) => good.replace('UID:good', `UID:${index}\r\n${padding}`));
  expect(read(calendar(...entries))).toMatchObject({ kind: 'read', entries: 9500 });
});

test('reads a calendar with any content in a line', () => {
  for (const name of [
    'RRULE',
    'EXDATE',
    'RDATE',
    'DURATION',
    'DTEND',
    'RECURRENCE-ID',
    'SEQUENCE',
    'UID',
    'ATTENDEE',
  ]) {
    for (const value of [
      '',
      ';',
      ':::',
      ';=:',
      ';TZID=:',
      ';TZID="',
      ':P',
      ':FREQ=',
      `:${'9'.repeat(5000)}`,
      ';VALUE=PERIOD:/',
    ]) {
      const text = calendar(good, event('DTSTART:20260303T080000Z', `${name}${value}`));
      expect(busyIn(text)).toContain(busy[0]);
    }
  }
});

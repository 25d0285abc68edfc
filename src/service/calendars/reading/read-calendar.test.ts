import { expect, test } from 'vitest';
import { busyIn, calendar, event } from './calendar-file.testing.ts';

const daily = ['DTSTART;TZID=Europe/Berlin:20260302T090000', 'DURATION:PT1H'];
/** Five mornings, from Monday to Friday. */
const fiveDays = [...daily, 'RRULE:FREQ=DAILY;COUNT=5'];
const [mon, tue, wed, thu, fri] = ['02', '03', '04', '05', '06'].map(
  (day) => `2026-03-${day}T08:00/2026-03-${day}T09:00`,
);

/** Replaces an occurrence of the five mornings. */
function replacing(...lines: string[]): string {
  return event(...lines);
}

test.each<[string, string[], (string | undefined)[]]>([
  ['an exclusion at a time', [event(...fiveDays, 'EXDATE;TZID=Europe/Berlin:20260304T090000')], [mon, tue, thu, fri]],
  [
    'an exclusion in another zone',
    [event(...fiveDays, 'EXDATE;TZID=America/New_York:20260304T030000')],
    [mon, tue, thu, fri],
  ],
  ['an exclusion in UTC', [event(...fiveDays, 'EXDATE:20260304T080000Z')], [mon, tue, thu, fri]],
  ['an exclusion of a whole day', [event(...fiveDays, 'EXDATE;VALUE=DATE:20260304')], [mon, tue, thu, fri]],
  [
    'a list of exclusions',
    [event(...fiveDays, 'EXDATE;TZID=Europe/Berlin:20260303T090000,20260305T090000')],
    [mon, wed, fri],
  ],
  ['an empty list of exclusions', [event(...fiveDays, 'EXDATE:')], [mon, tue, wed, thu, fri]],
  ['an empty list of added times', [event(...daily, 'RDATE:')], [mon]],
  [
    'exclusions without a zone in that of their series',
    [
      event(
        ...['DTSTART;TZID=America/New_York:20260302T030000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3'],
        'EXDATE:20260303T030000',
      ),
    ],
    [mon, wed],
  ],
  ['an exclusion of no occurrence', [event(...fiveDays, 'EXDATE:20260304T090000Z')], [mon, tue, wed, thu, fri]],
  [
    'an occurrence moved within the range',
    [
      event(...fiveDays),
      replacing('RECURRENCE-ID;TZID=Europe/Berlin:20260304T090000', 'DTSTART:20260304T130000Z', 'DURATION:PT2H'),
    ],
    [mon, tue, '2026-03-04T13:00/2026-03-04T15:00', thu, fri],
  ],
  [
    'an occurrence moved by its time in UTC',
    [event(...fiveDays), replacing('RECURRENCE-ID:20260304T080000Z', 'DTSTART:20260310T080000Z', 'DURATION:PT1H')],
    [mon, tue, thu, fri, '2026-03-10T08:00/2026-03-10T09:00'],
  ],
  [
    'an occurrence that stands before its series',
    [replacing('RECURRENCE-ID:20260304T080000Z', 'DTSTART:20260304T130000Z', 'DURATION:PT1H'), event(...fiveDays)],
    [mon, tue, '2026-03-04T13:00/2026-03-04T14:00', thu, fri],
  ],
  [
    'a canceled occurrence',
    [event(...fiveDays), replacing('RECURRENCE-ID:20260304T080000Z', 'DTSTART:20260304T080000Z', 'STATUS:CANCELLED')],
    [mon, tue, thu, fri],
  ],
  [
    'an occurrence that is free',
    [
      event(...fiveDays),
      replacing('RECURRENCE-ID:20260304T080000Z', 'DTSTART:20260304T080000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT'),
    ],
    [mon, tue, thu, fri],
  ],
  [
    'an occurrence without its series',
    [replacing('RECURRENCE-ID:20260304T080000Z', 'DTSTART:20260304T130000Z', 'DURATION:PT1H')],
    ['2026-03-04T13:00/2026-03-04T14:00'],
  ],
  [
    'the later of two changes to one occurrence',
    [
      event(...fiveDays),
      replacing('RECURRENCE-ID:20260304T080000Z', 'SEQUENCE:2', 'DTSTART:20260304T150000Z', 'DURATION:PT1H'),
      replacing('RECURRENCE-ID:20260304T080000Z', 'SEQUENCE:1', 'DTSTART:20260304T130000Z', 'DURATION:PT1H'),
    ],
    [mon, tue, '2026-03-04T15:00/2026-03-04T16:00', thu, fri],
  ],
  [
    'an occurrence and all later ones moved',
    [
      event(...fiveDays),
      replacing(
        'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20260304T090000',
        'DTSTART;TZID=Europe/Berlin:20260304T100000',
        'DURATION:PT2H',
      ),
    ],
    [
      mon,
      tue,
      '2026-03-04T09:00/2026-03-04T11:00',
      '2026-03-05T09:00/2026-03-05T11:00',
      '2026-03-06T09:00/2026-03-06T11:00',
    ],
  ],
  [
    'an occurrence and all later ones canceled',
    [
      event(...fiveDays),
      replacing('RECURRENCE-ID;RANGE=THISANDFUTURE:20260304T080000Z', 'DTSTART:20260304T080000Z', 'STATUS:CANCELLED'),
    ],
    [mon, tue],
  ],
  [
    'a replaced time without a zone in that of its replacement',
    [
      event('DTSTART;TZID=America/New_York:20260302T030000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2'),
      replacing('RECURRENCE-ID:20260303T030000', 'DTSTART;TZID=America/New_York:20260304T030000', 'DURATION:PT1H'),
    ],
    [mon, wed],
  ],
  ['an added time', [event(...daily, 'RDATE;TZID=Europe/Berlin:20260304T090000')], [mon, wed]],
  [
    'an added time beside a rule',
    [event(...fiveDays, 'RDATE:20260303T080000Z,20260309T080000Z')],
    [mon, tue, wed, thu, fri, '2026-03-09T08:00/2026-03-09T09:00'],
  ],
  [
    'an added period',
    [event(...daily, 'RDATE;VALUE=PERIOD:20260304T080000Z/20260304T100000Z')],
    [mon, '2026-03-04T08:00/2026-03-04T10:00'],
  ],
  [
    'an added period with a length',
    [event(...daily, 'RDATE;VALUE=PERIOD:20260304T080000Z/PT30M')],
    [mon, '2026-03-04T08:00/2026-03-04T08:30'],
  ],
  ['an end in UTC, which is included', [event(...daily, 'RRULE:FREQ=DAILY;UNTIL=20260304T080000Z')], [mon, tue, wed]],
  ['an end just before an occurrence', [event(...daily, 'RRULE:FREQ=DAILY;UNTIL=20260304T075959Z')], [mon, tue]],
  ['an end at a wall time', [event(...daily, 'RRULE:FREQ=DAILY;UNTIL=20260304T090000')], [mon, tue, wed]],
  ['an end on a date, which is included', [event(...daily, 'RRULE:FREQ=DAILY;UNTIL=20260304')], [mon, tue, wed]],
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

test.each<[string, string[], string[]]>([
  [
    'a time skipped in spring by the offset before',
    ['DTSTART;TZID=Europe/Berlin:20260329T023000', 'DURATION:PT1H'],
    ['2026-03-29T01:30/2026-03-29T02:30'],
  ],
  [
    'a time repeated in autumn as the first',
    ['DTSTART;TZID=Europe/Berlin:20261025T023000', 'DURATION:PT1H'],
    ['2026-10-25T00:30/2026-10-25T01:30'],
  ],
  [
    'a night over the change by its exact length',
    [
      'DTSTART;TZID=Europe/Berlin:20260327T220000',
      'DTEND;TZID=Europe/Berlin:20260328T060000',
      'RRULE:FREQ=DAILY;COUNT=2',
    ],
    ['2026-03-27T21:00/2026-03-28T05:00', '2026-03-28T21:00/2026-03-29T05:00'],
  ],
  [
    'a length of a day by the calendar',
    ['DTSTART;TZID=Europe/Berlin:20260328T120000', 'DURATION:P1D'],
    ['2026-03-28T11:00/2026-03-29T10:00'],
  ],
  [
    'a series by the clock on both sides of the change',
    ['DTSTART;TZID=Europe/Berlin:20260323T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2'],
    ['2026-03-23T08:00/2026-03-23T09:00', '2026-03-30T07:00/2026-03-30T08:00'],
  ],
  [
    'a whole day as 23 hours in spring',
    ['DTSTART;VALUE=DATE:20260329', 'DTEND;VALUE=DATE:20260330'],
    ['2026-03-28T23:00/2026-03-29T22:00'],
  ],
  ['a whole day without an end', ['DTSTART;VALUE=DATE:20260302'], ['2026-03-01T23:00/2026-03-02T23:00']],
  [
    'whole days up to the end, which is excluded',
    ['DTSTART;VALUE=DATE:20260302', 'DTEND;VALUE=DATE:20260305'],
    ['2026-03-01T23:00/2026-03-04T23:00'],
  ],
  ['whole days by a length', ['DTSTART;VALUE=DATE:20260302', 'DURATION:P2D'], ['2026-03-01T23:00/2026-03-03T23:00']],
  [
    'whole days that recur but one',
    ['DTSTART;VALUE=DATE:20260302', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;VALUE=DATE:20260303'],
    ['2026-03-01T23:00/2026-03-02T23:00', '2026-03-03T23:00/2026-03-04T23:00'],
  ],
  [
    'whole days but one excluded as its midnight',
    ['DTSTART;VALUE=DATE:20260302', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:20260302T230000Z'],
    ['2026-03-01T23:00/2026-03-02T23:00'],
  ],
  [
    'whole days until a time in UTC',
    ['DTSTART;VALUE=DATE:20260302', 'RRULE:FREQ=DAILY;UNTIL=20260302T230000Z'],
    ['2026-03-01T23:00/2026-03-02T23:00', '2026-03-02T23:00/2026-03-03T23:00'],
  ],
  ['a length in weeks', ['DTSTART:20260302T080000Z', 'DURATION:P1W'], ['2026-03-02T08:00/2026-03-09T08:00']],
  ['nothing from a time without a length', ['DTSTART:20260302T080000Z'], []],
  ['nothing from a length of zero', ['DTSTART:20260302T080000Z', 'DTEND:20260302T080000Z'], []],
  [
    'an end in another zone',
    ['DTSTART;TZID=Europe/Berlin:20260302T090000', 'DTEND;TZID=America/New_York:20260302T050000'],
    ['2026-03-02T08:00/2026-03-02T10:00'],
  ],
  [
    'an end without a zone in that of the start',
    ['DTSTART;TZID=America/New_York:20260302T030000', 'DTEND:20260302T040000'],
    ['2026-03-02T08:00/2026-03-02T09:00'],
  ],
  [
    'the time to get there',
    [
      ...['DTSTART;TZID=Europe/Berlin:20260302T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2'],
      'X-APPLE-TRAVEL-DURATION;VALUE=DURATION:PT30M',
    ],
    [
      ...['2026-03-02T07:30/2026-03-02T08:00', '2026-03-02T08:00/2026-03-02T09:00'],
      ...['2026-03-03T07:30/2026-03-03T08:00', '2026-03-03T08:00/2026-03-03T09:00'],
    ],
  ],
  [
    '24:00 as the midnight that follows',
    ['DTSTART:20260302T230000Z', 'DTEND:20260302T240000Z'],
    ['2026-03-02T23:00/2026-03-03T00:00'],
  ],
])('reads %s', (_what, lines, expected) => {
  expect(busyIn(calendar(event(...lines)))).toEqual(expected);
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

import { expect, test } from 'vitest';
import type { ZoneName } from '../../../time/index.ts';
import { busyIn, calendar, event } from './calendar-file.testing.ts';

test.each<[string, string[], string[]]>([
  [
    'a time skipped in spring by the offset before',
    ['DTSTART;TZID=Europe/Berlin:20260329T023000', 'DURATION:PT1H'],
    ['2026-03-29T01:30/2026-03-29T02:30'],
  ],
  [
    'a skipped time that ends soon after the gap',
    ['DTSTART;TZID=Europe/Berlin:20260329T023000', 'DTEND;TZID=Europe/Berlin:20260329T031500'],
    ['2026-03-29T01:30/2026-03-29T02:15'],
  ],
  [
    'a series that begins at a skipped time by the length that the clocks would show',
    [
      'DTSTART;TZID=Europe/Berlin:20260329T023000',
      'DTEND;TZID=Europe/Berlin:20260329T033000',
      'RRULE:FREQ=DAILY;COUNT=2',
    ],
    ['2026-03-29T01:30/2026-03-29T02:30', '2026-03-30T00:30/2026-03-30T01:30'],
  ],
  [
    'a time repeated in autumn as the first',
    ['DTSTART;TZID=Europe/Berlin:20261025T023000', 'DURATION:PT1H'],
    ['2026-10-25T00:30/2026-10-25T01:30'],
  ],
  [
    'an end that is shown a second time in autumn, after a start that is not',
    ['DTSTART;TZID=Europe/Berlin:20261025T024500', 'DTEND;TZID=Europe/Berlin:20261025T021500'],
    ['2026-10-25T00:45/2026-10-25T01:15'],
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
    'a whole day by a length in hours as 23 hours in spring',
    ['DTSTART;VALUE=DATE:20260329', 'DURATION:PT24H'],
    ['2026-03-28T23:00/2026-03-29T22:00'],
  ],
  [
    'whole days by a length in hours up to the midnight in autumn',
    ['DTSTART;VALUE=DATE:20261024', 'DURATION:P1DT24H'],
    ['2026-10-23T22:00/2026-10-25T23:00'],
  ],
  [
    'whole days that are written with their midnight',
    ['DTSTART;VALUE=DATE:20260302T000000', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE;VALUE=DATE:20260303T000000'],
    ['2026-03-01T23:00/2026-03-02T23:00'],
  ],
  [
    'whole days that are written with a midnight in UTC',
    ['DTSTART;VALUE=DATE:20260302T000000Z', 'DTEND;VALUE=DATE:20260303T000000Z'],
    ['2026-03-01T23:00/2026-03-02T23:00'],
  ],
  [
    'times that are called dates',
    ['DTSTART;VALUE=DATE:20260302T090000', 'DTEND;VALUE=DATE:20260302T100000'],
    ['2026-03-02T08:00/2026-03-02T09:00'],
  ],
  [
    'recurring whole days except an excluded one',
    ['DTSTART;VALUE=DATE:20260302', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;VALUE=DATE:20260303'],
    ['2026-03-01T23:00/2026-03-02T23:00', '2026-03-03T23:00/2026-03-04T23:00'],
  ],
  [
    'recurring whole days except one excluded by its midnight',
    ['DTSTART;VALUE=DATE:20260302', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:20260302T230000Z'],
    ['2026-03-01T23:00/2026-03-02T23:00'],
  ],
  [
    'whole days until a time in UTC',
    ['DTSTART;VALUE=DATE:20260302', 'RRULE:FREQ=DAILY;UNTIL=20260302T230000Z'],
    ['2026-03-01T23:00/2026-03-03T23:00'],
  ],
  [
    'whole days until the second before midnight in UTC, which stands for a date',
    ['DTSTART;VALUE=DATE:20260302', 'RRULE:FREQ=DAILY;UNTIL=20260302T235959Z'],
    ['2026-03-01T23:00/2026-03-02T23:00'],
  ],
  [
    'whole days until the minute before midnight in UTC, which stands for a date',
    ['DTSTART;VALUE=DATE:20260302', 'RRULE:FREQ=DAILY;UNTIL=20260302T235900Z'],
    ['2026-03-01T23:00/2026-03-02T23:00'],
  ],
  [
    'whole days until the second before their own midnight',
    ['DTSTART;VALUE=DATE:20260302', 'RRULE:FREQ=DAILY;UNTIL=20260302T225959Z'],
    ['2026-03-01T23:00/2026-03-02T23:00'],
  ],
  [
    'whole days that recur, whatever times of day their rule names',
    ['DTSTART;VALUE=DATE:20260302', 'RRULE:FREQ=DAILY;COUNT=2;BYHOUR=9,10;BYMINUTE=30;BYSECOND=1'],
    ['2026-03-01T23:00/2026-03-03T23:00'],
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
    'an end without a zone in the zone of the start',
    ['DTSTART;TZID=America/New_York:20260302T030000', 'DTEND:20260302T040000'],
    ['2026-03-02T08:00/2026-03-02T09:00'],
  ],
  [
    'the travel time',
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
  ['the date of a midnight in UTC', '20260303T000000Z', '04'],
  ['the day in which a time in UTC lies', '20260303T045959Z', '03'],
  ['the day that begins at a time in UTC', '20260303T050000Z', '04'],
  ['the date of the end of a day in UTC', '20260303T235959Z', '04'],
])('ends whole days west of UTC on %s', (_what, until, end) => {
  const text = calendar(event('DTSTART;VALUE=DATE:20260302', `RRULE:FREQ=DAILY;UNTIL=${until}`));
  expect(busyIn(text, { hostZone: 'America/New_York' as ZoneName })).toEqual([`2026-03-02T05:00/2026-03-${end}T05:00`]); // a name of the tz database
});

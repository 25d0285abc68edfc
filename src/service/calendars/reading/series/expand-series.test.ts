import { expect, test } from 'vitest';
import { busyIn, calendar, event, read } from '../calendar-file.testing.ts';
import { createWorkLimit } from '../recurrence/index.ts';

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
  ['an empty rule', [event(...daily, 'RRULE:')], [mon]],
  ['an empty list of added times', [event(...daily, 'RDATE:')], [mon]],
  [
    'exclusions without a zone in the zone of their series',
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
    'an occurrence that is listed before its series',
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
    'only the last of several versions of an event that starts at one time, in whatever order',
    [
      event(...daily, 'SEQUENCE:1'),
      event('DTSTART;TZID=Europe/Berlin:20260302T090000', 'DURATION:PT3H'),
      event('DTSTART;TZID=Europe/Berlin:20260302T090000', 'DURATION:PT2H', 'SEQUENCE:2'),
    ],
    ['2026-03-02T08:00/2026-03-02T10:00'],
  ],
  [
    'no time of an event whose last version is canceled',
    [event(...fiveDays), event(...fiveDays, 'SEQUENCE:1', 'STATUS:CANCELLED')],
    [],
  ],
  [
    'both times of entries with the same UID and the same number',
    [event(...daily, 'SEQUENCE:1'), event('DTSTART:20260304T080000Z', 'DURATION:PT1H', 'SEQUENCE:1')],
    [mon, wed],
  ],
  [
    'all occurrences of a series that are written as entries of their own, some of them changed',
    [
      event(...daily),
      event('DTSTART:20260303T080000Z', 'DURATION:PT1H', 'SEQUENCE:2'),
      event('DTSTART:20260304T080000Z', 'DURATION:PT1H', 'SEQUENCE:1'),
    ],
    [mon, tue, wed],
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
    'an occurrence and all later ones moved, and that occurrence again on its own',
    [
      event(...fiveDays),
      replacing('RECURRENCE-ID:20260304T080000Z', 'DTSTART:20260304T150000Z', 'DURATION:PT1H'),
      replacing(
        'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20260304T090000',
        'DTSTART;TZID=Europe/Berlin:20260304T100000',
        'DURATION:PT1H',
      ),
    ],
    [
      ...[mon, tue, '2026-03-04T15:00/2026-03-04T16:00'],
      ...['2026-03-05T09:00/2026-03-05T10:00', '2026-03-06T09:00/2026-03-06T10:00'],
    ],
  ],
  [
    'an occurrence and all later ones canceled, and that occurrence moved on its own',
    [
      event(...fiveDays),
      replacing('RECURRENCE-ID;RANGE=THISANDFUTURE:20260304T080000Z', 'DTSTART:20260304T080000Z', 'STATUS:CANCELLED'),
      replacing('RECURRENCE-ID:20260304T080000Z', 'DTSTART:20260304T150000Z', 'DURATION:PT1H'),
    ],
    [mon, tue, '2026-03-04T15:00/2026-03-04T16:00'],
  ],
  [
    'an occurrence and all later ones moved, named by a date',
    [
      event(...fiveDays),
      replacing(
        'RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20260304',
        'DTSTART;TZID=Europe/Berlin:20260304T100000',
        'DURATION:PT1H',
      ),
    ],
    [
      mon,
      tue,
      '2026-03-04T09:00/2026-03-04T10:00',
      '2026-03-05T09:00/2026-03-05T10:00',
      '2026-03-06T09:00/2026-03-06T10:00',
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
    'a replaced time without a zone in the zone of its replacement',
    [
      event('DTSTART;TZID=America/New_York:20260302T030000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2'),
      replacing('RECURRENCE-ID:20260303T030000', 'DTSTART;TZID=America/New_York:20260304T030000', 'DURATION:PT1H'),
    ],
    [mon, wed],
  ],
  [
    'a replaced time without a zone in the zone of the calendar, where its series has none',
    [
      event('DTSTART:20260302T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3'),
      replacing('RECURRENCE-ID:20260303T090000', 'DTSTART;TZID=America/New_York:20260304T090000', 'STATUS:CANCELLED'),
    ],
    [mon, wed],
  ],
  [
    'a replaced time without a zone in the zone of its series, where its replacement is in UTC',
    [
      event('DTSTART;TZID=America/New_York:20260302T030000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2'),
      replacing('RECURRENCE-ID:20260303T030000', 'DTSTART:20260304T080000Z', 'DURATION:PT1H'),
    ],
    [mon, wed],
  ],
  [
    'an excluding rule',
    [event(...daily, 'RRULE:FREQ=DAILY;COUNT=7', 'EXRULE:FREQ=WEEKLY;BYDAY=TU,SA,SU')],
    [mon, wed, thu, fri],
  ],
  [
    'excluding rules that end, count, name the start, or cannot be read',
    [
      event(
        ...[...fiveDays, 'EXRULE:FREQ=DAILY;INTERVAL=3;COUNT=1', 'EXRULE:FREQ=WEEKLY;BYDAY=TU,WE,TH;COUNT=2'],
        ...['EXRULE:FREQ=WEEKLY;BYDAY=WE,FR;UNTIL=20260305T080000Z', 'EXRULE:FREQ=NEVER', 'EXRULE:'],
      ),
    ],
    [thu, fri],
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
  [
    'an added period that begins with an occurrence and lasts longer',
    [event(...daily, 'RDATE;VALUE=PERIOD:20260302T080000Z/PT3H')],
    ['2026-03-02T08:00/2026-03-02T11:00'],
  ],
  ['an end in UTC, which is included', [event(...daily, 'RRULE:FREQ=DAILY;UNTIL=20260304T080000Z')], [mon, tue, wed]],
  ['an end just before an occurrence', [event(...daily, 'RRULE:FREQ=DAILY;UNTIL=20260304T075959Z')], [mon, tue]],
  ['an end at a wall time', [event(...daily, 'RRULE:FREQ=DAILY;UNTIL=20260304T090000')], [mon, tue, wed]],
  ['an end on a date, which is included', [event(...daily, 'RRULE:FREQ=DAILY;UNTIL=20260304')], [mon, tue, wed]],
])('reads %s', (_what, lines, expected) => {
  expect(busyIn(calendar(...lines))).toEqual(expected);
});

test.each([
  ['an exclusion', 'EXDATE:20260328T220000Z'],
  [
    'a canceled occurrence',
    'END:VEVENT\r\nBEGIN:VEVENT\r\nUID:a\r\nSTATUS:CANCELLED\r\nRECURRENCE-ID:20260328T220000Z',
  ],
])('leaves out a whole day that begins at a midnight the clocks skip, by %s in UTC', (_what, line) => {
  const text = calendar(
    'X-WR-TIMEZONE:Asia/Beirut',
    event('DTSTART;VALUE=DATE:20260328', 'RRULE:FREQ=DAILY;COUNT=2', line),
  );
  expect(busyIn(text)).toEqual(['2026-03-27T22:00/2026-03-28T22:00']);
});

test('reads a series whose occurrences last for thousands of years', () => {
  const text = calendar(event('DTSTART:20261224T080000Z', 'DTEND:99981231T235959Z', 'RRULE:FREQ=WEEKLY'));
  expect(busyIn(text)).toEqual(['2026-12-24T08:00/9999-01-07T23:59']);
});

test.each([
  ['every minute without end', 'RRULE:FREQ=MINUTELY', ['2026-03-01T00:00/2027-01-01T00:00']],
  [
    'every minute except one',
    'RRULE:FREQ=MINUTELY;UNTIL=20260302T080000Z\r\nEXDATE:20260301T120000Z',
    ['2026-03-01T00:00/2026-03-01T12:00', '2026-03-01T12:01/2026-03-02T08:01'],
  ],
  [
    'seconds that overlap those of another rule',
    'RRULE:FREQ=SECONDLY;COUNT=90\r\nRRULE:FREQ=MINUTELY;COUNT=3',
    ['2026-03-01T00:00/2026-03-01T00:03'],
  ],
])('joins times that adjoin or overlap: %s', (_what, rules, expected) => {
  const text = calendar(event('DTSTART:20260301T000000Z', 'DURATION:PT1M', rules));
  expect(busyIn(text, { limit: createWorkLimit(2_000_000) })).toEqual(expected);
});

test('keeps apart the travel times before adjoining occurrences', () => {
  const text = calendar(event(...daily, 'RRULE:FREQ=HOURLY;COUNT=2', 'X-APPLE-TRAVEL-DURATION:PT30M'));
  const reading = read(text);
  expect(reading.kind === 'read' && reading.busy.map(({ isTravel }) => isTravel === true)).toEqual([true, false, true]);
});

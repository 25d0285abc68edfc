import { expect, test } from 'vitest';
import { busyIn, calendar, event, read } from './calendar-file.testing.ts';

const nine = '2026-12-01T09:00/2026-12-01T10:00';

test.each([
  ['of UTC', '20261201T090000+0000'],
  ['of the host\u2019s zone', '20261201T100000+0100'],
  ['of another zone', '20261201T040000-0500'],
  ['with a colon', '20261201T143000+05:30'],
])('reads a time with an offset %s', (_what, time) => {
  expect(busyIn(calendar(event(`DTSTART:${time}`, 'DURATION:PT1H')))).toEqual([nine]);
});

test('reads the offset behind a time rather than its zone', () => {
  const times = ['DTSTART;TZID=America/New_York:20261201T100000+0100', 'DTEND:20261201T110000+0100'];
  expect(busyIn(calendar(event(...times)))).toEqual([nine]);
});

test('repeats a series in its time zone if the offset after its start matches that zone', () => {
  const rule = ['DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE:20261020T090000+0200'];
  expect(busyIn(calendar(event('DTSTART:20261020T090000+0200', ...rule)))).toEqual([
    '2026-10-27T08:00/2026-10-27T09:00',
  ]);
});

test('ends a series at a time with an offset', () => {
  const rule = ['DURATION:PT1H', 'RRULE:FREQ=DAILY;UNTIL=20261201T100000+0100'];
  expect(busyIn(calendar(event('DTSTART:20261201T090000Z', ...rule)))).toEqual([nine]);
});

test.each(['20261201T100000+1', '20261201T100000+9900', '20261201+0100'])(
  'counts an entry with the time %s as unreadable',
  (time) => {
    expect(read(calendar(event(`DTSTART:${time}`, 'DURATION:PT1H')))).toMatchObject({ unreadableLines: [4] });
  },
);

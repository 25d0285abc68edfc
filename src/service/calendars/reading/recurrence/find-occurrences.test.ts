import { expect, test } from 'vitest';
import type { WallTime } from '../../../../time/index.ts';
import { parseTime } from '../calendar-time.ts';
import { dateutilClockRules } from './dateutil-clock-rules.testing.ts';
import { dateutilRules } from './dateutil-rules.testing.ts';
import { findOccurrences, parseRule } from './index.ts';
import { createWorkLimit } from './work-limit.ts';

const from2026 = { start: wall('20260101T000000'), end: wall('20270101T000000') };

function wall(text: string): WallTime {
  const time = parseTime(text);
  if (!time) throw new Error(`no such time: ${text}`);
  return time.wall;
}

function write(time: WallTime): string {
  return new Date(time).toISOString().slice(0, 16);
}

function occurrences(text: string, start: string, range = from2026): string[] {
  return wallsOf(text, start, range).map(write);
}

function wallsOf(text: string, start: string, range: typeof from2026, workUnits = 1_000_000): WallTime[] {
  const rule = parseRule(text);
  if (!rule) throw new Error(`no such rule: ${text}`);
  return [...findOccurrences({ rule, start: wall(start), range, limit: createWorkLimit(workUnits) })];
}

test.each([
  ['the 31st skips shorter months', 'FREQ=MONTHLY;COUNT=3', '20260131T090000', '01-31 03-31 05-31'],
  ['the last day of each month', 'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3', '20260131T090000', '01-31 02-28 03-31'],
  ['the last workday', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3', '20260130T090000', '01-30 02-27 03-31'],
  [
    'the first and last workday',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,-1;COUNT=4',
    '20260101T090000',
    '01-01 01-30 02-02 02-27',
  ],
  [
    'the 31st, or else the last day of the month',
    'RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD;COUNT=4',
    ...['20260131T090000', '01-31 02-28 03-31 04-30'],
  ],
  [
    'the 31st, or else the first day after the month',
    'RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD;COUNT=4',
    ...['20260131T090000', '01-31 03-01 03-31 05-01'],
  ],
  [
    'only one occurrence on a day that replaces the 31st and is named itself',
    'RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD;BYMONTHDAY=1,31;COUNT=5',
    ...['20260131T090000', '01-31 02-01 03-01 03-31 04-01'],
  ],
  [
    'the last days of a month once each',
    'RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD;BYMONTHDAY=28,29,30,31;COUNT=4',
    ...['20260130T090000', '01-30 01-31 02-28 03-28'],
  ],
  [
    'the day after February for a leap day',
    'RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=FORWARD',
    ...['20240229T090000', '03-01'],
  ],
  [
    'weekdays, which no month lacks',
    'RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD;BYDAY=-1FR;COUNT=3',
    ...['20260130T090000', '01-30 02-27 03-27'],
  ],
  ['the second Tuesday', 'FREQ=MONTHLY;BYDAY=2TU;COUNT=3', '20260113T090000', '01-13 02-10 03-10'],
  ['the last Friday', 'FREQ=MONTHLY;BYDAY=-1FR;COUNT=3', '20260130T090000', '01-30 02-27 03-27'],
  ['Friday the 13th', 'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=3', '20260213T090000', '02-13 03-13 11-13'],
  ['the 20th Monday of the year', 'FREQ=YEARLY;BYDAY=20MO', '19970519T090000', '05-18'],
  ['Mondays of week 20', 'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', '19970512T090000', '05-11'],
  ['the last week of the year', 'FREQ=YEARLY;BYWEEKNO=-1;BYDAY=MO', '20251222T090000', '12-28'],
  ['the weekday of the start in week 10', 'FREQ=YEARLY;BYWEEKNO=10', '20250305T090000', '03-04'],
  ['days of the year', 'FREQ=YEARLY;BYYEARDAY=1,100,-1', '20250101T090000', '01-01 04-10 12-31'],
  ['every other month', 'FREQ=MONTHLY;INTERVAL=5', '20250101T090000', '04-01 09-01'],
  ['election day', 'FREQ=YEARLY;INTERVAL=2;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8', '20241105T090000', '11-03'],
  [
    'weeks that begin on Monday',
    'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO',
    '20260106T090000',
    '01-06 01-11 01-20 01-25',
  ],
  [
    'weeks that begin on Sunday',
    'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU',
    '20260106T090000',
    '01-06 01-18 01-20 02-01',
  ],
  ['a start that the rule does not name', 'FREQ=WEEKLY;BYDAY=WE;COUNT=3', '20260105T090000', '01-05 01-07 01-14'],
  ['only the start with a count of zero', 'FREQ=DAILY;COUNT=0', '20260105T090000', '01-05'],
  ['a count that began years ago', 'FREQ=DAILY;COUNT=732', '20240101T090000', '01-01'],
])('finds %s', (_what, rule, start, expected) => {
  const dates = occurrences(rule, start).map((time) => time.slice(5, 10));
  expect(dates.join(' ')).toBe(expected);
});

test('leaves empty parts of a rule open', () => {
  const dates = occurrences('FREQ=DAILY;INTERVAL=;UNTIL=;WKST=;BYDAY=;COUNT=2', '20260105T090000');
  expect(dates).toEqual(['2026-01-05T09:00', '2026-01-06T09:00']);
});

test.each(['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'])(
  'finds only the start of a rule that is %s with a huge interval',
  (frequency) => {
    expect(occurrences(`FREQ=${frequency};INTERVAL=999999999`, '20260105T090000')).toEqual(['2026-01-05T09:00']);
  },
);

test('finds 29 February only in leap years', () => {
  const range = { start: wall('20200101T000000'), end: wall('20330101T000000') };
  const dates = occurrences('FREQ=YEARLY', '20200229T090000', range).map((time) => time.slice(0, 10));
  expect(dates).toEqual(['2020-02-29', '2024-02-29', '2028-02-29', '2032-02-29']);
});

test('finds several times of each day, and hours', () => {
  const range = { start: wall('20260105T000000'), end: wall('20260106T000000') };
  expect(
    occurrences('FREQ=DAILY;BYHOUR=9,15;BYMINUTE=0,30', '20260101T090000', range).map((at) => at.slice(11)),
  ).toEqual(['09:00', '09:30', '15:00', '15:30']);
  expect(occurrences('FREQ=HOURLY;INTERVAL=7', '20260104T220000', range).map((at) => at.slice(11))).toEqual([
    '05:00',
    '12:00',
    '19:00',
  ]);
});

test.each([
  ['FREQ=MINUTELY;INTERVAL=15;COUNT=6', '09:00 09:15 09:30 09:45 10:00 10:15'],
  ['FREQ=MINUTELY;INTERVAL=90;COUNT=4', '09:00 10:30 12:00 13:30'],
  ['FREQ=MINUTELY;INTERVAL=40;BYHOUR=9,16', '09:00 09:40 16:20'],
  ['FREQ=MINUTELY;INTERVAL=10;BYMINUTE=20,25,30;BYHOUR=9', '09:00 09:20 09:30'],
  ['FREQ=SECONDLY;INTERVAL=5400;BYHOUR=9,10,11,12', '09:00 10:30 12:00'],
  ['FREQ=SECONDLY;BYHOUR=23;BYMINUTE=59;BYSECOND=30,31', '09:00 23:59 23:59'],
  ['FREQ=MINUTELY;BYHOUR=9;BYMINUTE=5;BYSECOND=10,20,30;BYSETPOS=-1', '09:00 09:05'],
])('finds times minutes or seconds apart: %s', (rule, expected) => {
  const day = { start: wall('20260105T000000'), end: wall('20260106T000000') };
  expect(
    occurrences(rule, '20260105T090000', day)
      .map((at) => at.slice(11))
      .join(' '),
  ).toBe(expected);
});

test('skips the days, hours and minutes that a rule for seconds excludes with little work', () => {
  const rule = 'FREQ=SECONDLY;BYMONTHDAY=1;BYHOUR=9;BYMINUTE=30;BYSECOND=15';
  expect(wallsOf(rule, '20200101T093015', from2026, 4000)).toHaveLength(12);
});

test.each([
  ['FREQ=FORTNIGHTLY'],
  ['INTERVAL=2'],
  ['FREQ=DAILY;INTERVAL=0'],
  ['FREQ=DAILY;BYHOUR=24'],
  ['FREQ=MONTHLY;BYMONTHDAY=0'],
  ['FREQ=MONTHLY;BYDAY=1XX'],
  ['FREQ=DAILY;UNTIL=tomorrow'],
  ['FREQ=YEARLY;RSCALE=HEBREW'],
  ['FREQ=MONTHLY;RSCALE=GREGORIAN;SKIP=SIDEWAYS'],
  ['FREQ=MONTHLY;RSCALE=GREGORIAN;SKIP=FORWARD;BYMONTHDAY=-31'],
  [''],
])('reads no rule from %j', (text) => {
  expect(parseRule(text)).toBeUndefined();
});

test.each([
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30;COUNT=5',
  'FREQ=YEARLY;BYHOUR=0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23;BYYEARDAY=-366;COUNT=900000000',
])('stops for a rule that never matches: %s', (text) => {
  expect(occurrences(text, '20200101T000000').filter((time) => time > '2027')).toEqual([]);
});

test('stops reading a recurrence rule that is too much work', () => {
  const rule = parseRule('FREQ=HOURLY;COUNT=900000000');
  const limit = createWorkLimit(1000);
  const all = () => rule && [...findOccurrences({ rule, start: wall('19000101T000000'), range: from2026, limit })];
  expect(all).toThrow('more than 1000 steps');
});

test.each([
  ['FREQ=YEARLY;BYYEARDAY=-366', 365],
  ['FREQ=MONTHLY;BYMONTHDAY=31;BYDAY=5MO', 365],
  ['FREQ=YEARLY;BYMONTH=2;BYDAY=1MO', 28],
])('counts each examined day as work: %s', (text, days) => {
  const rule = parseRule(text);
  const limit = createWorkLimit(days);
  const all = () => rule && [...findOccurrences({ rule, start: wall('20260101T000000'), range: from2026, limit })];
  expect(all).toThrow(`more than ${days} steps`);
});

test.each(dateutilRules.trim().split('\n'))('agrees with python-dateutil on %s', (line) => {
  const [rule = '', start = '', count, sum] = line.split('|');
  const range = { start: wall('20230101T000000'), end: wall('20280101T000000') };
  const minutes = occurrences(rule, start, range).map((time) => Date.parse(`${time}Z`) / 60_000);
  const summed = minutes.reduce((before, minute) => (before * 31 + minute) % 1_000_000_007, 0);
  expect([minutes.length, summed]).toEqual([Number(count), Number(sum)]);
});

test.each(dateutilClockRules.trim().split('\n'))('agrees with python-dateutil on the clock rule %s', (line) => {
  const [rule = '', start = '', count, sum] = line.split('|');
  const range = { start: wall('20230301T000000'), end: wall('20230501T000000') };
  const seconds = wallsOf(rule, start, range).map((time) => time / 1000);
  const summed = seconds.reduce((before, second) => (before * 31 + second) % 1_000_000_007, 0);
  expect([seconds.length, summed]).toEqual([Number(count), Number(sum)]);
});

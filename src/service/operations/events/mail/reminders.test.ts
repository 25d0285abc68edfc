import { expect, test } from 'vitest';
import type { Reminder } from '../../../../contract/index.ts';
import { formatInstant } from '../../../../time/index.ts';
import { instant } from '../../../testing/index.ts';
import { planReminders } from './reminders.ts';

const start = '2026-03-09T09:00:00Z';
const host = { name: 'Grace', email: 'grace@example.org', timezone: 'UTC' };
const example = { id: 'one', start, guests: ['bo@example.org', 'cy@example.org'], host };

function plan(now: string, reminders: readonly Reminder[]) {
  const plans = planReminders({ event: example, reminders, now: instant(now) });
  return plans.map(({ recipient, address, dueAt }) => [address || recipient, formatInstant(dueAt, 0).slice(0, 16)]);
}

test('plans each reminder for each of its recipients', () => {
  const reminders: Reminder[] = [
    { minutes_before: 1440, to: ['invitee', 'guests'] },
    { minutes_before: 60, to: ['host'] },
  ];
  expect(plan('2026-03-01T00:00:00Z', reminders)).toEqual([
    ['host', '2026-03-09T08:00'],
    ['invitee', '2026-03-08T09:00'],
    ['bo@example.org', '2026-03-08T09:00'],
    ['cy@example.org', '2026-03-08T09:00'],
  ]);
});

test.each([
  ['2026-03-08T08:30:00Z', 1],
  ['2026-03-08T08:30:01Z', 0],
  ['2026-03-08T09:00:01Z', 0],
])('plans for a booking at %s %i reminders a day before', (now, count) => {
  expect(plan(now, [{ minutes_before: 1440, to: ['invitee'] }])).toHaveLength(count);
});

test('leaves out a reminder within half an hour of another to the same person', () => {
  const reminders: Reminder[] = [
    { minutes_before: 60, to: ['invitee', 'host'] },
    { minutes_before: 89, to: ['invitee'] },
    { minutes_before: 90, to: ['host'] },
  ];
  expect(plan('2026-03-01T00:00:00Z', reminders)).toEqual([
    ['invitee', '2026-03-09T08:00'],
    ['host', '2026-03-09T08:00'],
    ['host', '2026-03-09T07:30'],
  ]);
});

test('plans one reminder for a host who was entered as a guest too', () => {
  const event = { ...example, guests: ['GRACE@example.org', 'bo@example.org'] };
  const reminders: Reminder[] = [{ minutes_before: 60, to: ['host', 'guests'] }];
  const plans = planReminders({ event, reminders, now: instant('2026-03-01T00:00:00Z') });
  expect(plans.map(({ recipient, address }) => [recipient, address])).toEqual([
    ['host', ''],
    ['guest', 'bo@example.org'],
  ]);
});

test('sends no reminder later than five minutes before the start', () => {
  const [reminder] = planReminders({
    event: example,
    reminders: [{ minutes_before: 60, to: ['host'] }],
    now: instant('2026-03-01T00:00:00Z'),
  });
  expect(reminder?.notAfter).toBe(instant('2026-03-09T08:55:00Z'));
});

test.each([
  ['half an hour before the next one', 1440, '2026-03-09T07:30'],
  ['in the middle, if the next one is due within an hour', 90, '2026-03-09T07:45'],
])('sends a delayed reminder no later than %s', (_, minutesBefore, notAfter) => {
  const plans = planReminders({
    event: example,
    reminders: [
      { minutes_before: 60, to: ['host'] },
      { minutes_before: minutesBefore, to: ['host'] },
    ],
    now: instant('2026-03-01T00:00:00Z'),
  });
  expect(plans.map((reminder) => formatInstant(reminder.notAfter, 0).slice(0, 16))).toEqual([
    '2026-03-09T08:55',
    notAfter,
  ]);
});

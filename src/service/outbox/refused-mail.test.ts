import { expect, test } from 'vitest';
import { addMinutes, asInstant } from '../../time/index.ts';
import { createRefusalWatch } from './refused-mail.ts';

function openWatch() {
  const entries: object[] = [];
  const time = { now: asInstant(0) };
  const record = createRefusalWatch({ clock: () => time.now, log: { error: (fields) => entries.push(fields) } });
  return {
    entries,
    pass: (minutes: number) => {
      time.now = addMinutes(time.now, minutes);
    },
    send(total: number, refusals: number) {
      for (let count = 0; count < total; count += 1) record({ isRefused: count < refusals });
    },
  };
}

test.each([
  [19, 19, 0],
  [20, 1, 0],
  [20, 2, 1],
  [100, 5, 0],
  [100, 6, 1],
])('after %i emails, %i of them refused, logs %i warnings', (total, refusals, warnings) => {
  const { send, entries } = openWatch();
  send(total - refusals, 0);
  send(refusals, refusals);
  expect(entries).toHaveLength(warnings);
});

test('warns once an hour while the share stays too high', () => {
  const { send, pass, entries } = openWatch();
  for (let minute = 0; minute < 120; minute += 1) {
    send(20, 4);
    pass(1);
  }
  expect(entries).toHaveLength(2);
});

test('forgets emails refused an hour ago', () => {
  const { send, pass, entries } = openWatch();
  send(19, 19);
  pass(60);
  send(20, 1);
  expect(entries).toEqual([]);
});

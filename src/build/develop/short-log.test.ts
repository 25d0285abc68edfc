import { expect, test } from 'vitest';
import { shortenLog } from './short-log.ts';

const rest = { time: '2026-03-02T12:00:00Z', pid: 1, hostname: 'here' };

test.each([
  [{ level: 'info', ...rest, msg: 'listening' }, 'listening'],
  [{ level: 'warn', ...rest, msg: 'the mail server is slow' }, 'warn: the mail server is slow'],
  [{ level: 'error', ...rest, msg: 'a request failed', err: { message: 'no' } }, 'error: a request failed: no'],
  [
    { level: 'info', ...rest, method: 'GET', route: '/v1/events', status: 200, ms: 8.1, msg: 'answered' },
    'GET /v1/events 200, 8.1 ms',
  ],
])('shortens %j', (entry, line) => {
  expect(shortenLog(JSON.stringify(entry))).toBe(line);
});

test.each(['sched-booking is running.', '{ not JSON', '{"data":1}', ''])('leaves the line %j alone', (line) => {
  expect(shortenLog(line)).toBeUndefined();
});

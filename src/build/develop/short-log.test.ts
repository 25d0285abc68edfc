import { spawnSync } from 'node:child_process';
import { execPath } from 'node:process';
import { expect, test } from 'vitest';
import { shortenLog } from './short-log.ts';

const rest = { time: '2026-03-02T12:00:00Z', pid: 1, hostname: 'here' };

test.each([
  [{ level: 'info', ...rest, msg: 'listening' }, 'listening'],
  [{ level: 'warn', ...rest, msg: 'the mail server is slow' }, 'warn: the mail server is slow'],
  [{ level: 'error', ...rest, msg: 'a request failed', error: { message: 'no' } }, 'error: a request failed: no'],
  [
    { level: 'info', ...rest, method: 'GET', route: '/v1/events', status: 200, ms: 8.1, msg: 'responded' },
    'GET /v1/events 200, 8.1 ms',
  ],
])('writes a log entry on one line: %j', (entry, line) => {
  expect(shortenLog(JSON.stringify(entry))).toBe(line);
});

test.each(['sched-booking is running.', '{ not JSON', '{"data":1}', ''])('does not shorten the line %j', (line) => {
  expect(shortenLog(line)).toBeUndefined();
});

/** A server that logs its own failures and the gateway's failures, and a service with a broken database. */
const program = `
  import { createLog } from './src/server/observability/index.ts';
  import { createService } from './src/service/index.ts';
  const log = createLog('warn');
  log.error({ error: new Error('no space left'), request_id: 'r' }, 'the gateway broke');
  const clock = () => 0;
  const store = new Proxy({}, {
    get: (target, name) => name === 'isUnavailable' ? () => false : () => Promise.reject(new Error('no such table')),
  });
  const { fetch } = createService({ store, clock, log });
  await fetch(new Request('https://here/v1/user', { headers: { authorization: 'Bearer sk_live_abc' } }));
`;

test('shows the cause of a failure in lines that the server and the service log', () => {
  const { stderr } = spawnSync(execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  expect(stderr.trim().split('\n').map(firstLine)).toEqual([
    'error: the gateway broke: Error: no space left',
    'error: A request failed: Error: no such table',
  ]);
});

function firstLine(line: string): string | undefined {
  return shortenLog(line)?.split('\n')[0];
}

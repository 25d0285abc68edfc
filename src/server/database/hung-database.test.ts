import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyNewCluster } from '../postgres/cluster-template.testing.ts';
import { readSettings } from '../settings/index.ts';
import { type RunningServer, startServer } from '../start/index.ts';

const run = promisify(execFile);
const apiKey = 'sk_live_key_of_this_test_0123456789';

let server: RunningServer;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sched-booking-hung-'));
  await copyNewCluster(dataDir);
  const settings = readSettings({ PORT: '0', DATA_DIR: dataDir, SCHED_API_KEY: apiKey, REQUESTS_PER_MINUTE: '600' });
  server = await startServer(settings, pino({ level: 'silent' }));
});

afterAll(async () => {
  await signalDatabase('SIGCONT');
  await server.stop();
  await rm(dataDir, { recursive: true });
});

/** Stops the database as a disk that hangs would: its connections stay open, and nothing responds. */
async function signalDatabase(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  const [postmaster = ''] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  for (const [, id, parent] of stdout.matchAll(/(\d+) +(\d+)/g)) {
    if (id === postmaster || parent === postmaster) process.kill(Number(id), signal);
  }
}

function request(path: string, request: { readonly body?: object; readonly name?: string } = {}): Promise<Response> {
  const { body, name } = request;
  return fetch(`${server.address}/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${apiKey}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(name && { 'idempotency-key': name }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

function draftAt(hour: number) {
  const answers = { name: 'Ada', email: 'ada@example.org' };
  return { event_type_id: 43, start: `2199-01-01T${hour}:00:00Z`, timezone: 'UTC', answers };
}

test('responds while the database hangs and recovers afterward', async () => {
  await Promise.all(Array.from({ length: 30 }, () => request('/users/me')));
  await signalDatabase('SIGSTOP');
  const responses = await Promise.all([
    // More than there are connections, so some have to wait.
    ...Array.from({ length: 30 }, () => request('/users/me')),
    fetch(`${server.address}/embed/v1/event-types/43`),
    request('/events', { body: draftAt(10) }),
    request('/events', { body: draftAt(11), name: 'a booking' }),
    request('/webhooks', { body: { url: 'https://example.org/', events: ['event.created'] } }),
  ]);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]));
  expect(responses.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
  expect((await fetch(`${server.address}/readyz`)).status).toBe(503);

  await signalDatabase('SIGCONT');
  expect((await request('/users/me')).status).toBe(200);
  const book = async () => (await request('/events', { body: draftAt(11), name: 'a booking' })).status;
  await expect.poll(book).toBe(201);
});

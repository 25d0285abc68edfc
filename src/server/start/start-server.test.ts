import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookingFormField, EventType, FormToken, User } from '../../contract/index.ts';
import { createEmptyDatabase, type TestDatabase } from '../../service/store/database.testing.ts';
import { readSettings } from '../settings/index.ts';
import { addInactiveContact, readData, readError } from '../testing/index.ts';
import { type RunningServer, startServer } from './start-server.ts';

const apiKey = 'sk_live_key_of_this_test_0123456789';

let database: TestDatabase;
let server: RunningServer;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sched-booking-start-'));
  database = await createEmptyDatabase();
  server = await start();
});

afterAll(async () => {
  await server.stop();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

function start(more: Record<string, string> = {}): Promise<RunningServer> {
  const { databaseUrl } = database;
  const environment = { PORT: '0', DATABASE_URL: databaseUrl, SCHED_API_KEY: apiKey, DEMONSTRATION: '1', ...more };
  return startServer(readSettings(environment), pino({ level: 'silent' }));
}

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.address}${path}`, { headers });
}

test('serves /v1 with the key', async () => {
  const reply = await get('/v1/users/me', { authorization: `Bearer ${apiKey}` });
  expect([reply.status, (await readData<User>(reply)).username]).toEqual([200, 'demo']);
  expect((await get('/v1/users/me')).status).toBe(401);
});

test('serves pages without a key', async () => {
  const reply = await get('/embed/v1/event-types/42');
  expect(await readData(reply)).toMatchObject({ title: 'Introductory call', host: { name: 'Demo Host' } });
});

test('serves the pages of a host and of their event types to browsers', async () => {
  const browser = { accept: 'text/html' };
  const [host, call, nobody] = [
    await get('/demo', browser),
    await get('/demo/introductory-call', browser),
    await get('/nobody', browser),
  ];
  expect([host.status, call.status, nobody.status]).toEqual([200, 200, 404]);
  expect(await host.text()).toContain('href="/demo/introductory-call"');
  expect(await call.text()).toContain('<sched-booking event-type="demo/introductory-call" hide-event-type-details>');
  const limited = await start({ EVENT_TYPES: '7' });
  const hidden = await fetch(`${limited.address}/demo/introductory-call`, { headers: browser });
  await limited.stop();
  expect(hidden.status).toBe(404);
});

test('shows an owner’s changes on pages immediately', async () => {
  const labels = async () =>
    (await readData<BookingFormField[]>(await get('/embed/v1/event-types/42/booking-forms'))).map(({ label }) => label);
  expect(await labels()).not.toContain('Shoe size');
  const response = await fetch(`${server.address}/v1/event-types/42/booking-forms`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ label: 'Shoe size', type: 'text' }),
  });
  expect(response.status).toBe(201);
  expect(await labels()).toContain('Shoe size');
});

test.each([
  '/demo',
  '/demo/introductory-call',
  '/manage?event=x',
  '/calendars/x.ics',
  `/logos/1/${'0'.repeat(32)}.png`,
])('limits the visitors of %s, which queries the database, together with those of widgets', async (path) => {
  const limited = await start({ VISITOR_READS_PER_MINUTE: '1' });
  const headers = { accept: 'text/html' };
  await fetch(`${limited.address}/embed/v1/event-types/42`);
  const page = await fetch(`${limited.address}${path}`, { headers });
  const script = await fetch(`${limited.address}/manage`, { headers });
  await limited.stop();
  expect([page.status, page.headers.get('retry-after'), script.status]).toEqual([429, expect.any(String), 200]);
});

test('limits how often each visitor may read, by their address', async () => {
  const limited = await start({ VISITOR_READS_PER_MINUTE: '1', TRUST_PROXY: '1' });
  const askFrom = async (address: string) =>
    (
      await fetch(`${limited.address}/embed/v1/event-types/42`, {
        headers: { 'x-forwarded-for': address, 'x-forwarded-proto': 'https' },
      })
    ).status;
  expect([await askFrom('192.0.2.1'), await askFrom('1.1.1.1, 192.0.2.1'), await askFrom('192.0.2.2')]).toEqual([
    200, 429, 200,
  ]);
  await limited.stop();
});

test('accepts plain HTTP from this machine only', async () => {
  const behindProxy = await start({ TRUST_PROXY: '1' });
  const askBy = (scheme: string) =>
    fetch(`${behindProxy.address}/v1/users/me`, {
      headers: { authorization: `Bearer ${apiKey}`, 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': scheme },
    });
  const [plain, secure] = [await askBy('http'), await askBy('https')];
  expect([plain.status, secure.status, (await get('/embed/v1/event-types/42')).status]).toEqual([403, 200, 200]);
  expect(secure.headers.get('strict-transport-security')).toContain('max-age');
  await behindProxy.stop();
});

test('accepts bookings from its own origin at all times', async () => {
  const listing = await start({ ALLOWED_ORIGINS: 'https://shop.example', PUBLIC_URL: 'https://book.example/' });
  const bookFrom = async (origin: string) =>
    (await fetch(`${listing.address}/embed/v1/events`, { method: 'POST', headers: { origin }, body: '{}' })).status;
  expect([await bookFrom('https://book.example'), await bookFrom('https://evil.example')]).toEqual([415, 403]);
  await listing.stop();
});

test('requires a form token to book', async () => {
  const { token, usable_in_seconds } = await readData<FormToken>(await get('/embed/v1/event-types/43/form-token'));
  expect([token.length > 60, usable_in_seconds]).toEqual([true, 2]);
  const reply = await fetch(`${server.address}/embed/v1/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ event_type_id: 43, start: '2199-01-01T10:00:00Z', timezone: 'UTC', answers: {} }),
  });
  expect([reply.status, (await readError(reply)).code]).toEqual([403, 'form_token_required']);
});

test('lets an invitee cancel with the token of the booking, over a restart', async () => {
  const first = await start({ PROOF_OF_WORK: 'never' });
  const answers = { name: 'Ada', email: 'ada@example.org' };
  const response = await fetch(`${first.address}/embed/v1/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ event_type_id: 43, start: '2199-01-02T10:00:00Z', timezone: 'UTC', answers }),
  });
  const { id, manage_token } = await readData<{ id: string; manage_token: string }>(response);
  await first.stop();
  const second = await start();
  const headers = { 'content-type': 'application/json', 'sched-manage-token': manage_token };
  const path = `${second.address}/embed/v1/events/${id}`;
  const rescheduling = await fetch(`${path}/reschedule`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ start: '2199-01-02T11:00:00Z' }),
  });
  expect(await readData(rescheduling)).toMatchObject({ id, start: '2199-01-02T11:00:00+00:00', sequence: 1 });
  const cancellation = await fetch(`${path}/cancel`, { method: 'POST', headers, body: '{}' });
  expect(await readData(cancellation)).toMatchObject({ id, status: 'canceled' });
  await second.stop();
});

test('stores a booking’s metadata unchanged', async () => {
  const second = await start({ PROOF_OF_WORK: 'never' });
  const answers = { name: 'Ada', email: 'ada.again@example.org' };
  const response = await fetch(`${second.address}/embed/v1/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'again' },
    body: JSON.stringify({ event_type_id: 43, start: '2199-01-03T10:00:00Z', timezone: 'UTC', answers }),
  });
  const { id } = await readData<{ id: string }>(response);
  const event = await get(`/v1/events/${id}`, { authorization: `Bearer ${apiKey}` });
  expect((await readData<{ metadata: unknown }>(event)).metadata).toEqual({});
  await second.stop();
});

test('lets no outside request act as the gateway', async () => {
  const reply = await get('/v1/event-types/42', { 'sched-acting-for': 'event-types/42' });
  expect(reply.status).toBe(401);
});

test('serves the reference page', async () => {
  const reply = await get('/docs');
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
});

test('stops the database when its port is taken', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sched-booking-taken-'));
  const settings = readSettings({ PORT: new URL(server.address).port, DATA_DIR: dataDir });
  await expect(startServer(settings, pino({ level: 'silent' }))).rejects.toThrow(/^Another program uses port \d+\./);
  expect(await readdir(join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
  await rm(dataDir, { recursive: true });
});

test.each([
  [{ HOST: '203.0.113.1' }, 'HOST must be an address of this machine, found "203.0.113.1".'],
  [
    { DATA_DIR: '/dev/null' },
    'DATA_DIR must be a folder that this process can read and write, found /dev/null (ENOTDIR',
  ],
  [{ DATABASE_URL: 'postgres://sched:geheim@127.0.0.1:1/sched' }, 'Cannot connect to the database at DATABASE_URL: '],
])('names the setting that prevents the start, as %j', async (wrong, sentence) => {
  const result = start(wrong);
  await expect(result).rejects.toThrow(sentence);
  await expect(result).rejects.not.toThrow('geheim');
});

test('shares its database with a second one', async () => {
  const second = await start();
  const reply = await fetch(`${second.address}/v1/event-types/43`, { headers: { authorization: `Bearer ${apiKey}` } });
  expect((await readData<EventType>(reply)).durations).toEqual([15, 30, 60]);
  await second.stop();
});

test('completes a booking under way before it stops', async () => {
  const stopping = await start({ PROOF_OF_WORK: 'never' });
  const body = JSON.stringify({
    event_type_id: 43,
    start: '2199-01-01T10:00:00Z',
    timezone: 'UTC',
    answers: { name: 'Ada', email: 'ada@example.org' },
  });
  const answer = new Promise<string>((resolve, reject) => {
    const underWay = request(`${stopping.address}/embed/v1/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    });
    underWay.once('response', (response) => resolve(text(response)));
    underWay.once('error', reject);
    underWay.write(body.slice(0, 10), async () => {
      // The server has received the head and waits for the rest: a request sent later has been served by now.
      await fetch(`${stopping.address}/healthz`);
      void stopping.stop();
      underWay.end(body.slice(10));
    });
  });
  expect(JSON.parse(await answer)).toMatchObject({ success: true, data: { status: 'confirmed' } });
});

test('erases an inactive contact, and logs how many but not whom', async () => {
  await addInactiveContact(database.databaseUrl);
  const lines: string[] = [];
  const environment = { PORT: '0', DATABASE_URL: database.databaseUrl };
  const eraser = await startServer(readSettings(environment), pino({}, { write: (line) => lines.push(line) }));
  const authorization = `Bearer ${apiKey}`;
  const count = async () =>
    (await readData<{ total: number }>(await get('/v1/contacts?query=inactive', { authorization }))).total;
  await expect.poll(count).toBe(0);
  await eraser.stop();
  const line = lines.find((each) => each.includes('was erased')) ?? expect.fail('was not logged');
  expect(JSON.parse(line)).toMatchObject({ account: expect.any(Number), contacts: 1 });
  expect(line).not.toMatch(/Ada|inactive@/);
});

import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../../service/store/database.testing.ts';
import { systemClock } from '../../../time/index.ts';
import { readSettings } from '../../settings/index.ts';
import { type RunningServer, startServer } from '../../start/index.ts';
import { readData } from '../../testing/index.ts';
import { runCommand } from '../run-command.ts';

const database = await createDatabase();
const demonstrationType = 43;
const log = pino({ level: 'silent' });

let environment: Record<string, string>;
let server: RunningServer;
/** An event type of a second account, bookable around the clock. */
let otherType: number;

beforeAll(async () => {
  environment = {
    PORT: '0',
    DATABASE_URL: database.databaseUrl,
    SCHED_API_KEY: 'sk_live_key_of_this_test_0123456789',
    DEMONSTRATION: '1',
  };
  const limits = { ACCOUNT_BOOKINGS_PER_HOUR: '2', PROOF_OF_WORK: 'never', EMAIL_BOOKINGS_PER_HOUR: '2' };
  server = await startServer(readSettings({ ...environment, ...limits }), log);
  otherType = await makeOtherAccount();
});

afterAll(async () => {
  await server.stop();
  await database.drop();
});

async function makeOtherAccount(): Promise<number> {
  const words = 'account create --name Other --email host@example.com --username other'.split(' ');
  const output = await runCommand(words, { environment, clock: systemClock, log });
  const key = /sk_live_\w+/.exec(output)?.[0];
  async function make(path: string, body: object): Promise<{ id: number }> {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return readData(await fetch(`${server.address}/v1${path}`, init));
  }
  const allDay = [{ start: '00:00', end: '24:00' }];
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const hours = Object.fromEntries(days.map((day) => [day, allDay]));
  const { id: availability_id } = await make('/availabilities', { name: 'Always', timezone: 'UTC', hours });
  return (await make('/event-types', { title: 'Other call', availability_id })).id;
}

type BookingReply = { id: string; manage_token: string };

let turn = 0;

/** Books the next day at ten, as another person each time. */
async function book(eventTypeId: number, email?: string): Promise<Response> {
  turn += 1;
  const start = `2199-01-${String(7 + turn).padStart(2, '0')}T10:00:00Z`;
  const answers = { name: 'Ada', email: email ?? `ada${turn}@example.org` };
  return post('/events', { event_type_id: eventTypeId, start, timezone: 'UTC', answers });
}

function post(path: string, body: object, token = ''): Promise<Response> {
  return fetch(`${server.address}/embed/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sched-manage-token': token },
    body: JSON.stringify(body),
  });
}

test('limits one account and leaves another alone', async () => {
  const { id, manage_token } = await readData<BookingReply>(await book(demonstrationType));
  const cancellation = await post(`/events/${id}/cancel`, {}, manage_token);
  const statuses: number[] = [];
  for (let time = 0; time < 3; time += 1) statuses.push((await book(demonstrationType)).status);
  expect([cancellation.status, ...statuses]).toEqual([200, 201, 429, 429]);
  expect((await book(otherType)).status).toBe(201);
});

test('limits an invitee’s rescheduling, never canceling', async () => {
  const { id, manage_token } = await readData<BookingReply>(await book(otherType, 'grace@example.org'));
  const move = (start: string) => post(`/events/${id}/reschedule`, { start }, manage_token);
  const moves = [await move('2199-02-01T10:00:00Z'), await move('2199-02-02T10:00:00Z')];
  expect(moves.map(({ status }) => status)).toEqual([200, 429]);
  expect((await post(`/events/${id}/cancel`, {}, manage_token)).status).toBe(200);
});

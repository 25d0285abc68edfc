import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../service/index.ts';
import { createDatabase } from '../../service/store/database.testing.ts';
import { makeAccount, roundsOf } from '../../service/testing/index.ts';
import { readBody, type ServerProcess, startServerProcess } from '../testing/index.ts';

const database = await createDatabase();
const compileCacheDir = await mkdtemp(join(tmpdir(), 'sched-booking-compiled-'));
const store = await openStore({ databaseUrl: database.databaseUrl });
const always = [{ start: '00:00', end: '24:00' }];
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const host = await makeAccount(store, { hours: Object.fromEntries(weekdays.map((day) => [day, always])) });
await sql`
  insert into webhooks (account_id, url, events, secret, is_active, created_at, updated_at)
  values (${host.accountId}, 'https://hook.invalid/', '{event.created,event.rescheduled,event.canceled}', 'whsec_', true,
    now(), now())`.execute(store.db);
const firstStart = Math.ceil(Date.now() / 3_600_000 + 24) * 3_600_000;

let server: ServerProcess | undefined;
let answerCount = 0;

afterAll(async () => {
  await server?.kill();
  await store.close();
  await database.drop();
  await rm(compileCacheDir, { recursive: true });
});

/** An event as the invitee knows it: what the server has responded. */
type KnownEvent = { readonly id: string; readonly start: number; readonly status: string };

/** A request that is repeated under one key until it gets a response. */
type Change = { readonly key: string; readonly path: string; readonly body: object };

/** One who books, reschedules and cancels, one after the other. */
type Invitee = { readonly events: Map<string, KnownEvent>; pending: Change | undefined };

test('keeps confirmed bookings and repeats none when the server is killed', async () => {
  const invitees = Array.from({ length: 6 }, (): Invitee => ({ events: new Map(), pending: undefined }));
  for (let round = 0; round < roundsOf(12); round += 1) {
    const running = await start();
    let isKilled = false;
    const all = Promise.all(invitees.map((invitee) => goOn(invitee, () => isKilled)));
    await answersOf(randomInt(1, 40));
    await wait(randomInt(20));
    isKilled = true;
    await running.kill();
    await all;
  }
  await start();
  // Whoever got no response sends the same request again.
  for (const invitee of invitees) while (invitee.pending) await send(invitee);
  const events = invitees.flatMap((invitee) => [...invitee.events.values()]);
  expect(events.length).toBeGreaterThan(invitees.length);
  expect(await storedEvents()).toEqual(events.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  expect(await halfWrittenEvents()).toEqual([]);
});

async function start(): Promise<ServerProcess> {
  const { databaseUrl: DATABASE_URL } = database;
  const settings = { DATABASE_URL, PORT: '0', REQUESTS_PER_MINUTE: '1000000' };
  server = await startServerProcess({ settings, compileCacheDir });
  return server;
}

/** Waits for this many more responses. */
async function answersOf(count: number): Promise<void> {
  const before = answerCount;
  while (answerCount < before + count) await wait(1);
}

/** Sends one change after the other until the server is killed. The last may get no response. */
async function goOn(invitee: Invitee, isKilled: () => boolean): Promise<void> {
  while (!isKilled()) {
    invitee.pending ??= nextChange(invitee);
    try {
      await send(invitee);
    } catch (error) {
      // The connection broke, as it does when the process is gone.
      if (!(error instanceof TypeError)) throw error;
      return;
    }
  }
}

function nextChange({ events }: Invitee): Change {
  const key = randomUUID();
  const start = new Date(firstStart + randomInt(400) * 1_800_000).toISOString();
  const event = [...events.values()].filter(({ status }) => status === 'confirmed').at(randomInt(3));
  const does = randomInt(4);
  if (event && does === 0) return { key, path: `/events/${event.id}/cancel`, body: {} };
  if (event && does === 1) return { key, path: `/events/${event.id}/reschedule`, body: { start } };
  const answers = { name: 'Ada', email: `${key}@example.com` };
  return { key, path: '/events', body: { event_type_id: host.eventTypeId, start, timezone: 'UTC', answers } };
}

async function send(invitee: Invitee): Promise<void> {
  const { pending } = invitee;
  if (!pending) return;
  const response = await fetch(`${server?.address}/v1${pending.path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${host.key}`,
      'content-type': 'application/json',
      'idempotency-key': pending.key,
    },
    body: JSON.stringify(pending.body),
  });
  const { data } = await readBody<{ data?: { id: string; start: string; status: string } }>(response);
  answerCount += 1;
  // Rivals for one time, or a process that died with the lock: it will be free in a moment.
  if (response.status === 503) return;
  if (data) invitee.events.set(data.id, { id: data.id, start: Date.parse(data.start), status: data.status });
  else expect(response.status).toBe(409);
  invitee.pending = undefined;
}

async function storedEvents(): Promise<KnownEvent[]> {
  const events = store.db.selectFrom('events').select(['id', 'starts_at as start', 'status']);
  return await events.orderBy('id').execute();
}

/** Events whose meeting is missing or disagrees, and those without exactly one delivery for each change. */
async function halfWrittenEvents(): Promise<unknown[]> {
  const { rows } = await sql`
    select event.id from events event
      left join meetings meeting
        on meeting.account_id = event.account_id and meeting.id = coalesce(event.meeting_id, event.id)
      left join meeting_hosts host on host.account_id = event.account_id and host.meeting_id = meeting.id
    where (meeting.status = event.status and host.status = event.status and meeting.starts_at = event.starts_at
      and host.busy_from = event.starts_at and event.sequence + 1 = (
        select count(*) from deliveries where payload::jsonb #>> '{data,id}' = event.id::text
      )) is not true`.execute(store.db);
  return rows;
}

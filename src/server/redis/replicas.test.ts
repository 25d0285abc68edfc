import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CalendarServer, hourly } from '../../gateway/calendar-server.testing.ts';
import { createGateway, type Gateway } from '../../gateway/index.ts';
import { at, date, startsIn } from '../../gateway/world.testing.ts';
import { asInstant, type Instant } from '../../time/index.ts';
import { connectRedis, type Redis } from './connect-redis.ts';
import { createRedisParts } from './open-redis-parts.ts';
import { createStandIn, findRedis, startRedis, type TestRedis } from './redis.testing.ts';
import type { RunScript } from './script.ts';

const slotsOfApril = '/event-types/42/slots?start=2026-04-01&end=2026-04-30&timezone=UTC';
const nine = '2026-04-07T09:00:00+00:00';
const address = '192.0.2.1';

let now: Instant;
let opened = 0;

/** Two gateways on one Redis, in front of one server. */
function openReplicas(run: RunScript, options: { requestsPerMinute?: number; readsPerMinute?: number } = {}) {
  now = at('2026-04-01T00:00Z');
  opened += 1;
  const clock = () => now;
  const troubles: unknown[] = [];
  const server = new CalendarServer(clock, hourly(date('2026-04-01'), 100, [9, 10, 11]));
  const { requestsPerMinute = 60, readsPerMinute = 240 } = options;
  const open = (): Gateway =>
    createGateway({
      upstream: { baseUrl: 'https://upstream.example', fetch: server.fetch, headersFor: () => ({}), requestsPerMinute },
      clock,
      linkSecrets: ['a secret to sign links with'],
      limits: { readsPerMinute },
      parts: createRedisParts({
        ...{ run, clock, requestsPerMinute, prefix: `replicas${opened}:` },
        onTrouble: (error) => troubles.push(error),
      }),
    });
  const [one, other] = [open(), open()];
  return { server, troubles, one, other };
}

function get(gateway: Gateway, path: string): Promise<Response> {
  return gateway.fetch(new Request(`https://book.example/embed/v1${path}`), { address });
}

async function takeToken(gateway: Gateway): Promise<string> {
  const { data } = await (await get(gateway, '/event-types/42/form-token')).json();
  now = asInstant(now + 5000);
  return data.token;
}

type Booking = { readonly start?: string; readonly token: string; readonly key?: string };

function book(gateway: Gateway, { start = nine, token, key }: Booking): Promise<Response> {
  const answers = { name: 'Ada', email: 'ada@example.org' };
  return gateway.fetch(
    new Request('https://book.example/embed/v1/events', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
      body: JSON.stringify({ event_type_id: 42, start, timezone: 'UTC', answers, form_token: token }),
    }),
    { address },
  );
}

const program = findRedis();
let server: TestRedis | undefined;
let redis: Redis | undefined;

beforeAll(async () => {
  if (!program) return;
  server = await startRedis(program);
  redis = await connectRedis({ url: server.url, onTrouble: () => undefined });
});

afterAll(async () => {
  await redis?.close();
  await server?.remove();
});

const realRedis: RunScript = (lua, call) => redis?.run(lua, call) ?? expect.fail('There is no Redis.');
const stores: [string, RunScript][] = [
  ['a stand-in for Redis', createStandIn()],
  ...(program ? [[`Redis (${program})`, realRedis] satisfies [string, RunScript]] : []),
];

describe.each(stores)('two gateways on %s', (_, run) => {
  let replicas: ReturnType<typeof openReplicas>;

  beforeEach(() => {
    replicas = openReplicas(run);
  });

  it('show what one of them has asked', async () => {
    const { server, one, other } = replicas;
    const first = await (await get(one, slotsOfApril)).text();
    expect(await (await get(other, slotsOfApril)).text()).toBe(first);
    expect(server.countOf('/slots')).toBe(1);
  });

  it('ask once what both miss together', async () => {
    const { server, one, other } = replicas;
    const answers = await Promise.all([one, other, one, other].map((gateway) => get(gateway, slotsOfApril)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(server.asked.length).toBe(3);
  });

  it('take a time out of the slots of both', async () => {
    const { one, other } = replicas;
    const token = await takeToken(one);
    expect(await startsIn(await get(other, slotsOfApril))).toContain(nine);
    expect((await book(one, { token })).status).toBe(201);
    expect(await startsIn(await get(other, slotsOfApril))).not.toContain(nine);
  });

  it('stay within one limit of the server', async () => {
    const { server, one, other } = openReplicas(run, { requestsPerMinute: 8 });
    for (let month = 4; month <= 9; month += 1) {
      const path = slotsOfApril.replaceAll('2026-04', `2026-0${month}`).replace('-30', '-28');
      await Promise.all([get(one, path), get(other, `${path}&duration=45`)]);
    }
    expect(server.asked.length).toBe(6);
  });

  it('hold a visitor to one limit', async () => {
    const { one, other } = openReplicas(run, { readsPerMinute: 3 });
    const statuses: number[] = [];
    for (const gateway of [one, other, one, other]) statuses.push((await get(gateway, '/event-types/42')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('make a booking once that is sent to both', async () => {
    const { server, one, other } = replicas;
    const token = await takeToken(one);
    const answers = await Promise.all([book(one, { token, key: 'a' }), book(other, { token, key: 'a' })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect([server.booked.length, server.countOf('/events')]).toEqual([1, 1]);
  });

  it('take a form token once', async () => {
    const { one, other } = replicas;
    const token = await takeToken(one);
    expect((await book(one, { token })).status).toBe(201);
    expect((await book(other, { token, start: '2026-04-08T09:00Z' })).status).toBe(403);
  });

  it('have not heard of trouble', async () => {
    await get(replicas.one, slotsOfApril);
    expect(replicas.troubles).toEqual([]);
  });
});

describe('without Redis', () => {
  const away: RunScript = async () => Promise.reject(new Error('connect ECONNREFUSED'));

  it('each gateway goes on by itself and says so', async () => {
    const { server, troubles, one, other } = openReplicas(away);
    const token = await takeToken(one);
    expect((await get(one, slotsOfApril)).status).toBe(200);
    expect((await get(one, slotsOfApril)).headers.get('ratelimit')).toBe('"visitor";r=237;t=55');
    expect((await book(one, { token, key: 'a' })).status).toBe(201);
    expect((await book(one, { token, key: 'a' })).headers.get('idempotent-replayed')).toBe('true');
    expect(await startsIn(await get(other, slotsOfApril))).not.toContain(nine);
    expect([server.booked.length, troubles.length > 0]).toEqual([1, true]);
  });

  it('each asks the server a quarter as often', async () => {
    const { server, one } = openReplicas(away, { requestsPerMinute: 40 });
    for (let id = 100; id < 120; id += 1) await get(one, `/event-types/${id}`);
    expect(server.asked.length).toBe(7);
  });

  it('a booking that was made stays made, though it cannot be remembered', async () => {
    const standIn = createStandIn();
    const forgetful: RunScript = (lua, call) =>
      lua.includes("'outcome', ARGV") ? away(lua, call) : standIn(lua, call);
    const { server, one } = openReplicas(forgetful);
    const token = await takeToken(one);
    expect((await book(one, { token, key: 'a' })).status).toBe(201);
    expect(server.booked.length).toBe(1);
  });
});

describe('a Redis that goes away and comes back', () => {
  // Where no Redis is installed, the connection to one cannot be tried.
  const machines = program ? [program] : [];

  it.each(machines)('costs no visitor an answer (%s)', async (installed) => {
    const own = await startRedis(installed);
    const connection = await connectRedis({ url: own.url, onTrouble: () => undefined });
    const { one } = openReplicas(connection.run);
    expect((await get(one, slotsOfApril)).status).toBe(200);
    await own.kill();
    expect((await get(one, slotsOfApril)).status).toBe(200);
    const token = await takeToken(one);
    expect((await book(one, { token })).status).toBe(201);
    await own.start();
    await expect
      .poll(() => connection.run('return 1', { keys: [], values: [] }).catch(() => 0), { timeout: 8000 })
      .toBe(1);
    expect(await startsIn(await get(one, slotsOfApril))).not.toContain(nine);
    await connection.close();
    await own.remove();
  });
});

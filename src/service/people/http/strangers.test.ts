import { beforeEach, expect, test } from 'vitest';
import { makeAccount, openService } from '../../testing/index.ts';
import { createTestLimits, strongPassword } from '../testing/index.ts';

const origin = 'http://localhost:4242';
const queries: string[] = [];
const service = await openService((store) => {
  const people = {
    ...store.people,
    findSession: countCalls('session', store.people.findSession),
    hasPeople: countCalls('people', store.people.hasPeople),
    findPersonByEmail: countCalls('person', store.people.findPersonByEmail),
  };
  return { console: { people, limits: createTestLimits(() => service.clock()), limitSecret: 'of this test' } };
});
await makeAccount(service.store);
await service.store.people.savePerson({ email: 'grace@example.com', passwordHash: null }, service.clock());

beforeEach(() => queries.splice(0));

function countCalls<Given extends unknown[], Found>(name: string, find: (...given: Given) => Found) {
  return (...parameters: Given) => {
    queries.push(name);
    return find(...parameters);
  };
}

async function send(path: string, visitor: string, { cookie = '', body }: { cookie?: string; body?: object } = {}) {
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  return (await service.fetch(new Request(`${origin}/console/api/${path}`, init), { visitor, origin })).status;
}

/** A cookie of a session that does not exist. */
function madeUp(number: number): string {
  return `sched=${String(number).padStart(43, 'x')}`;
}

test('looks up no more than 120 made-up sessions of a network in a minute', async () => {
  const statuses: number[] = [];
  for (let turn = 0; turn < 130; turn += 1) statuses.push(await send('session', '192.0.2.1', { cookie: madeUp(turn) }));
  expect(statuses).toEqual([...Array(120).fill(200), ...Array(10).fill(429)]);
  expect(queries.filter((name) => name === 'session')).toHaveLength(120);
  expect(await send('v1/users/me', '192.0.2.1', { cookie: madeUp(150) })).toBe(429);
  expect(await send('session', '192.0.2.2', { cookie: madeUp(151) })).toBe(200);
});

test('looks up only a few of many made-up sessions that arrive together', async () => {
  await Promise.all(Array.from({ length: 400 }, (_, n) => send('session', '192.0.2.3', { cookie: madeUp(n) })));
  expect(queries.filter((name) => name === 'session').length).toBeLessThan(130);
});

test('remembers for a minute that someone can sign in', async () => {
  service.holdClock('2026-03-02T08:10:00+01:00');
  for (let turn = 0; turn < 5; turn += 1) await send('session', '192.0.2.4');
  service.holdClock('2026-03-02T08:11:00+01:00');
  await send('session', '192.0.2.4');
  expect(queries).toEqual(['people', 'people']);
});

test('looks up no person for a network that may not try another password', async () => {
  const guess = (turn: number) => ({
    body: { email: `person${turn}@example.com`, password: `${strongPassword} ${turn}` },
  });
  const statuses: number[] = [];
  for (let turn = 0; turn < 35; turn += 1) statuses.push(await send('sign-in/password', '192.0.2.5', guess(turn)));
  expect(statuses).toEqual([...Array(30).fill(401), ...Array(5).fill(429)]);
  expect(queries).toHaveLength(30);
});

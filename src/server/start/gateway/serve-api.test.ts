import { Hono } from 'hono';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { createGatewayCore, type GatewayCore } from '../../../gateway/index.ts';
import { makeRotation, makeTeam, openService, type TestAccount } from '../../../service/testing/index.ts';
import type { Env } from '../../http/index.ts';
import { readData } from '../../testing/index.ts';
import { serveApi } from './serve-api.ts';
import { upstreamOf } from './upstream-of.ts';

const service = await openService();
const day = '2026-03-03';
const nine = `${day}T09:00:00+01:00`;

let gateway: GatewayCore;
let paths: string[];
let ada: TestAccount;
let grace: TestAccount;

beforeEach(async () => {
  paths = [];
  service.holdClock('2026-03-02T08:00:00+01:00');
  const upstream = upstreamOf(service, service.store, pino({ level: 'silent' }));
  gateway = createGatewayCore({
    upstream: {
      ...upstream,
      fetch(request) {
        paths.push(new URL(request.url).pathname);
        return upstream.fetch(request);
      },
    },
    linkSecrets: ['a secret to sign links with'],
    proofOfWork: 'never',
    clock: service.clock,
  });
  ada = await service.account();
  grace = await service.account();
});

/** Sends a request as a program with the key of an account. */
async function send({ key }: TestAccount, method: string, path: string, body?: unknown) {
  const app = new Hono<Env>().all('/v1/*', (context) => serveApi(context, service, gateway));
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const response = await app.request(path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(response.ok).toBe(true);
  return readData<Record<string, unknown>>(response);
}

/** What a page shows of an account's event type, and its age. */
async function show({ eventTypeId }: { eventTypeId: number | string }, path = '') {
  const response = await gateway.fetch(new Request(`https://book.example/embed/v1/event-types/${eventTypeId}${path}`));
  return { age: response.headers.get('age'), status: response.status, body: await response.text() };
}

const slotsPath = `/slots?start=${day}&end=${day}&timezone=Europe/Berlin`;
const pathsOfPage = ['', '/booking-forms', slotsPath];
const agesOf = async (account: TestAccount) =>
  Promise.all(pathsOfPage.map(async (path) => (await show(account, path)).age));

const book = (account: TestAccount, start: string) =>
  send(account, 'POST', '/v1/events', {
    ...{ event_type_id: account.eventTypeId, start, timezone: 'Europe/Berlin' },
    answers: { name: 'Ida', email: 'ida@example.org' },
  });

describe('a write of an account', () => {
  it.each<[string, (account: TestAccount) => Promise<unknown>]>([
    [
      'its event type',
      ({ eventTypeId, ...account }) =>
        send({ eventTypeId, ...account }, 'PUT', `/v1/event-types/${eventTypeId}`, { title: 'Another call' }),
    ],
    [
      'its form',
      (account) =>
        send(account, 'POST', `/v1/event-types/${account.eventTypeId}/booking-forms`, { label: 'Why?', type: 'text' }),
    ],
    ['its hours', (account) => send(account, 'PUT', `/v1/availabilities/${account.availabilityId}`, { hours: {} })],
    ['an event', (account) => book(account, nine)],
  ])('invalidates nothing in another account: %s', async (_, write) => {
    await agesOf(grace);
    service.holdClock('2026-03-02T08:00:03+01:00');
    const before = paths.length;
    await write(ada);
    expect(await agesOf(grace)).toEqual(['3', '3', '3']);
    expect(paths.slice(before).filter((path) => path.includes(`/${grace.eventTypeId}`))).toEqual([]);
  });

  it('shows what an account changed on its own pages at once', async () => {
    await agesOf(ada);
    await send(ada, 'PUT', `/v1/event-types/${ada.eventTypeId}`, { title: 'Another call' });
    await send(ada, 'POST', `/v1/event-types/${ada.eventTypeId}/booking-forms`, { label: 'Why?', type: 'text' });
    await send(ada, 'PUT', `/v1/availabilities/${ada.availabilityId}`, { hours: {} });
    const [type, form, slots] = await Promise.all(pathsOfPage.map(async (path) => (await show(ada, path)).body));
    expect([type, form]).toEqual([expect.stringContaining('Another call'), expect.stringContaining('Why?')]);
    expect(slots).not.toContain(nine);
  });

  it('invalidates nothing that pages do not show', async () => {
    await agesOf(ada);
    service.holdClock('2026-03-02T08:00:03+01:00');
    await send(ada, 'POST', '/v1/webhooks', { url: 'https://hooks.example.com/a', events: ['event.created'] });
    expect(await agesOf(ada)).toEqual(['3', '3', '3']);
  });
});

describe('an event of a program', () => {
  it('invalidates the slots of its host and not the form', async () => {
    await agesOf(ada);
    service.holdClock('2026-03-02T08:00:03+01:00');
    await book(ada, nine);
    expect(await agesOf(ada)).toEqual(['3', '3', '0']);
    expect((await show(ada, slotsPath)).body).not.toContain(nine);
  });

  it('invalidates the slots of every event type of the host', async () => {
    const other = { ...ada, eventTypeId: await ada.eventType() };
    expect((await show(other, slotsPath)).body).toContain(nine);
    await book(ada, nine);
    expect((await show(other, slotsPath)).body).not.toContain(nine);
  });

  it('offers the time of a canceled event again', async () => {
    const { id } = await book(ada, nine);
    expect((await show(ada, slotsPath)).body).not.toContain(nine);
    await send(ada, 'POST', `/v1/events/${id}/cancel`, {});
    expect((await show(ada, slotsPath)).body).toContain(nine);
  });
});

describe('an event type', () => {
  it('shows an event type as soon as it is published', async () => {
    const path = `/v1/event-types/${ada.eventTypeId}`;
    await send(ada, 'PUT', path, { is_active: false });
    expect((await show(ada)).status).toBe(404);
    await send(ada, 'PUT', path, { is_active: true });
    expect((await show(ada)).status).toBe(200);
    await send(ada, 'PUT', path, { is_active: false });
    expect((await show(ada)).status).toBe(404);
  });

  it('shows a new event type at once, even if pages requested it before', async () => {
    const next = grace.eventTypeId + 1;
    const names = [next, `grace-${ada.accountId}~new`, `@${ada.accountId}~new`];
    const statuses = () => Promise.all(names.map(async (name) => (await show({ eventTypeId: name })).status));
    expect(await statuses()).toEqual([404, 404, 404]);
    expect(await send(ada, 'POST', '/v1/event-types', { title: 'New', slug: 'new' })).toMatchObject({ id: next });
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  it('shows no event type under a public id of another account that JavaScript takes for the same', async () => {
    const usernames = ['\u039d\u0399\u039a\u039f\u03a3', '\u03bd\u03b9\u03ba\u03bf\u03c2'] as const;
    for (const [account, username] of [
      [ada, usernames[0]],
      [grace, usernames[1]],
    ] as const) {
      // An account may have had it before such names were refused.
      await service.store.db.updateTable('handles').set({ username }).where('user_id', '=', account.userId).execute();
      await send(account, 'POST', '/v1/event-types', { title: `Of ${account.accountId}`, slug: 'call' });
    }
    const [upper, lower] = usernames;
    expect((await show({ eventTypeId: encodeURIComponent(`${lower}~call`) })).body).toContain(`Of ${grace.accountId}`);
    expect((await show({ eventTypeId: encodeURIComponent(`${upper}~call`) })).body).toContain(`Of ${ada.accountId}`);
  });

  it('shows an event type at once under a new username, even if pages requested it before', async () => {
    await send(ada, 'POST', '/v1/event-types', { title: 'Call', slug: 'call' });
    const team = await makeTeam(service.store, [ada], `team-${ada.accountId}`);
    const names = [`moved-${ada.accountId}~call`, `crew-${ada.accountId}~call`];
    const statuses = () => Promise.all(names.map(async (name) => (await show({ eventTypeId: name })).status));
    expect(await statuses()).toEqual([404, 404]);
    await send(ada, 'PUT', '/v1/users/me', { username: `moved-${ada.accountId}` });
    await send(ada, 'PUT', `/v1/teams/${team}`, { name: 'Crew', username: `crew-${ada.accountId}` });
    expect(await statuses()).toEqual([200, 200]);
  });

  it('costs the service as many requests for an unpublished event type as for a missing one', async () => {
    await ada.updateEventType({ is_active: false });
    const unknown = { ...ada, eventTypeId: 2_000_000_000 };
    for (const path of pathsOfPage) {
      const before = paths.length;
      const hidden = await show(ada, path);
      const pathsForHidden = paths.splice(before);
      const missing = await show(unknown, path);
      expect([pathsForHidden, paths.splice(before)]).toEqual([[], []]);
      const withoutRequestId = (body: string) => body.replace(/"request_id":"[^"]*"/, '');
      expect([hidden.status, withoutRequestId(hidden.body)]).toEqual([missing.status, withoutRequestId(missing.body)]);
    }
  });
});

describe('an event type for which several hosts take turns', () => {
  it('shows the name of the business in place of a host and a time zone, as soon as somebody takes turns', async () => {
    await send(ada, 'PUT', '/v1/branding', { name: 'Hopper Advice' });
    const shown = async () => {
      const { name, timezone } = JSON.parse((await show(ada)).body).data.host;
      return [name, timezone];
    };
    expect(await shown()).toEqual(['Grace Hopper', 'Europe/Berlin']);
    const path = `/v1/event-types/${ada.eventTypeId}/hosts`;
    await send(ada, 'PUT', path, { hosts: [{ user_id: ada.userId }] });
    expect(await shown()).toEqual(['Hopper Advice', undefined]);
    await send(ada, 'PUT', path, { hosts: [] });
    expect(await shown()).toEqual(['Grace Hopper', 'Europe/Berlin']);
  });

  it('shows a booked time as long as another host is free', async () => {
    const rotation = await makeRotation(service, ada, [{}, {}]);
    for (const isShown of [true, true, false]) {
      expect((await show(rotation, slotsPath)).body.includes(nine)).toBe(isShown);
      if (isShown) await book(rotation, nine);
    }
  });

  it('shows the new name of the business at once', async () => {
    await makeRotation(service, ada, [{}]);
    expect(JSON.parse((await show(ada)).body).data.host.name).toBe('Test');
    await send(ada, 'PUT', '/v1/branding', { name: 'Hopper Advice' });
    expect(JSON.parse((await show(ada)).body).data.host.name).toBe('Hopper Advice');
  });

  it('shows no time at which the last free host was booked for an event type of their own', async () => {
    const rotation = await makeRotation(service, ada, [{}]);
    const own = { ...ada, eventTypeId: await ada.eventType({ host_id: rotation.hosts[0] }) };
    expect((await show(rotation, slotsPath)).body).toContain(nine);
    await book(own, nine);
    expect((await show(rotation, slotsPath)).body).not.toContain(nine);
  });

  it('keeps showing a time of a single host that another host was booked for', async () => {
    const rotation = await makeRotation(service, ada, [{}]);
    const own = { ...ada, eventTypeId: await ada.eventType() };
    expect((await show(own, slotsPath)).body).toContain(nine);
    await book(rotation, nine);
    expect((await show(own, slotsPath)).body).toContain(nine);
  });
});

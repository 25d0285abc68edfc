import { Hono } from 'hono';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { createGatewayCore, type GatewayCore } from '../../../gateway/index.ts';
import { makeRotation, openService, type TestAccount } from '../../../service/testing/index.ts';
import type { Env } from '../../http/index.ts';
import { readBody, readData } from '../../testing/index.ts';
import { serveApi } from './serve-api.ts';
import { upstreamOf } from './upstream-of.ts';

const service = await openService();
const day = '2026-03-03';
const nine = `${day}T09:00:00+01:00`;
const ten = `${day}T10:00:00+01:00`;
const eleven = `${day}T11:00:00+01:00`;
const three = `${day}T15:00:00+01:00`;
const mornings = { tuesday: [{ start: '09:00', end: '12:00' }] };
const afternoons = { tuesday: [{ start: '14:00', end: '16:00' }] };

let gateway: GatewayCore;

beforeEach(() => {
  gateway = createGatewayCore({
    upstream: upstreamOf({ service, store: service.store, log: pino({ level: 'silent' }) }),
    linkSecrets: ['a secret to sign links with'],
    proofOfWork: 'never',
    clock: service.clock,
  });
});

/** Sends a request as a program with the key of an account. */
async function send({ key }: TestAccount, path: string, body: object): Promise<{ readonly id: string }> {
  const app = new Hono<Env>().all('/v1/*', (context) => serveApi(context, { service, gateway }));
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const response = await app.request(`/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(response.ok).toBe(true);
  return readData(response);
}

/** Sends a request as the page of an invitee, with the token of their booking if they have one. */
function visit(path: string, { token, body }: { readonly token?: string; readonly body?: object } = {}) {
  const headers = { 'content-type': 'application/json', ...(token && { 'sched-manage-token': token }) };
  const init = { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) };
  return gateway.fetch(new Request(`https://book.example/embed/v1${path}`, init));
}

type BookingResponse = { readonly id: string; readonly manage_token: string; readonly host: { readonly name: string } };
type SlotsResponse = { readonly slots: Readonly<Record<string, readonly { readonly start: string }[]>> };

const answers = { name: 'Ida', email: 'ida@example.org' };

async function book(event_type_id: number, start = ten): Promise<BookingResponse> {
  const body = { event_type_id, start, timezone: 'Europe/Berlin', answers };
  return readData(await visit('/events', { body }));
}

/** Lists the times that a page offers on that day. */
async function startsOf(eventTypeId: number, token?: string): Promise<string[]> {
  const query = `start=${day}&end=${day}&timezone=Europe/Berlin`;
  const { slots } = await readData<SlotsResponse>(
    await visit(`/event-types/${eventTypeId}/slots?${query}`, { ...(token && { token }) }),
  );
  return Object.values(slots).flatMap((ofDay) => ofDay.map(({ start }) => start));
}

/** Makes two hosts of an account take turns, in the morning and in the afternoon. */
async function makeHosts() {
  const rotation = await makeRotation(service, await service.account(), [{ hours: mornings }, { hours: afternoons }]);
  for (const [index, first_name] of ['Ann', 'Bea'].entries()) {
    const users = service.store.db.updateTable('users').set({ first_name });
    await users.where('id', '=', rotation.hosts[index] ?? 0).execute();
  }
  return rotation;
}

test('names who hosts a booking, and offers only times of that host to reschedule it', async () => {
  const rotation = await makeHosts();
  const { id, manage_token: token } = await book(rotation.eventTypeId);
  const readHostName = async () => (await readData<BookingResponse>(await visit(`/events/${id}`, { token }))).host.name;
  const readOffers = async () => {
    const starts = await startsOf(rotation.eventTypeId, token);
    return [starts.includes(ten), starts.includes(three)];
  };
  expect([await readHostName(), await readOffers()]).toEqual(['Ann', [true, false]]);
  const refusal = await visit(`/events/${id}/reschedule`, { token, body: { start: three } });
  expect((await readBody<{ error: { reason: string } }>(refusal)).error.reason).toBe('outside_hours');
  await send(rotation, `/events/${id}/reassign`, { host_id: rotation.hosts[1] });
  expect([await readHostName(), await readOffers()]).toEqual(['Bea', [false, true]]);
  const event = await readData<BookingResponse>(
    await visit(`/events/${id}/reschedule`, { token, body: { start: three } }),
  );
  expect(event).toMatchObject({ start: three, host: { name: 'Bea' } });
  expect(await startsOf(rotation.eventTypeId)).not.toContain(three);
});

test('offers the time again when an invitee cancels a reassigned booking', async () => {
  const rotation = await makeHosts();
  const { id, manage_token: token } = await book(rotation.eventTypeId);
  await send(rotation, `/events/${id}/reassign`, { host_id: rotation.hosts[1] });
  await visit(`/events/${id}/reschedule`, { token, body: { start: three } });
  expect(await startsOf(rotation.eventTypeId)).not.toContain(three);
  expect((await visit(`/events/${id}/cancel`, { token, body: {} })).status).toBe(200);
  expect(await startsOf(rotation.eventTypeId)).toContain(three);
});

test.each([
  ['the invitee', (path: string, token: string, body: object) => visit(path, { token, body })],
  ['a program', (path: string, _: string, body: object, account: TestAccount) => send(account, path, body)],
])('shows at once on the new host’s pages that %s changed a reassigned booking', async (_, change) => {
  const rotation = await makeHosts();
  const ofColleague = await rotation.eventType({ host_id: rotation.hosts[1] });
  const ofOwner = await rotation.eventType();
  const { id, manage_token: token } = await book(ofOwner);
  await send(rotation, `/events/${id}/reassign`, { host_id: rotation.hosts[1] });
  const offersOf = async (eventTypeId: number) => {
    const starts = await startsOf(eventTypeId);
    return [starts.includes(ten), starts.includes(eleven)];
  };
  expect([await offersOf(ofColleague), await offersOf(ofOwner)]).toEqual([
    [false, true],
    [true, true],
  ]);
  await change(`/events/${id}/reschedule`, token, { start: eleven }, rotation);
  expect([await offersOf(ofColleague), await offersOf(ofOwner)]).toEqual([
    [true, false],
    [true, true],
  ]);
  await change(`/events/${id}/cancel`, token, {}, rotation);
  expect(await offersOf(ofColleague)).toEqual([true, true]);
});

test('offers a reassigned booking no time at which its new host was just booked', async () => {
  const rotation = await makeHosts();
  const ofColleague = await rotation.eventType({ host_id: rotation.hosts[1] });
  const ofOwner = await rotation.eventType();
  const { id, manage_token: token } = await book(ofOwner);
  await send(rotation, `/events/${id}/reassign`, { host_id: rotation.hosts[1] });
  expect(await startsOf(ofOwner, token)).toContain(nine);
  await book(ofColleague, nine);
  expect(await startsOf(ofOwner, token)).not.toContain(nine);
});

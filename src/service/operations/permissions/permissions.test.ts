import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type EndpointName, endpoints, type Role, roles, scopes } from '../../../contract/index.ts';
import type { CallerOfSession } from '../../records/index.ts';
import {
  ada,
  consoleOf,
  makeMail,
  makeMember,
  makeTeam,
  openService,
  ownerOf,
  type Reply,
  type TestAccount,
} from '../../testing/index.ts';
import { attempt, bodies, range } from './attempts.testing.ts';
import { permissions } from './permissions.ts';

const service = await openService(consoleOf);
const { db } = service.store;
const [account, elsewhere] = [await service.account(), await service.account()];

// An object literal has no other keys.
const names = Object.keys(endpoints) as EndpointName[];

/** The resources of one user of an account. */
type Things = Awaited<ReturnType<typeof thingsOf>>;

const [mine, colleagues, foreign] = await Promise.all([
  colleagueOf(account, 'member'),
  thingsOf(account, 'colleague'),
  thingsOf(elsewhere, 'stranger'),
]);

test.each(names.flatMap((name) => roles.map((role) => [name, role] as const)))(
  '%s gives a signed-in %s nothing of another account',
  async (name, role) => {
    const reply = await asSession(role, name, foreign);
    const { body } = reply;
    expect(JSON.stringify(body)).not.toContain(foreign.secret);
    if (endpoints[name].resource !== null || name === 'createEvent') {
      expect([reply.status, body.error?.code]).toEqual([403, 'access_denied']);
    }
  },
);

/** Operations that name nothing in their path or body. A member gets only what is their own. */
const namesNothing: readonly EndpointName[] = [
  'listAvailabilities',
  'createAvailability',
  'listEventTypes',
  'createEventType',
  'orderEventTypes',
  'listTeams',
  'listEvents',
  'listMails',
  'listCalendars',
  'connectCalendar',
  'listDeletedEntries',
  'listMovedEntries',
  'getCalendarFeed',
  'rotateCalendarFeed',
  'getAccount',
  'getCurrentUser',
  'updateCurrentUser',
];

test.each(names)('gives a member nothing of a colleague: %s', async (name) => {
  const reply = await asSession('member', name, colleagues);
  expect(JSON.stringify(reply.body)).not.toContain(colleagues.secret);
  if (!namesNothing.includes(name)) expect([reply.status, reply.body.error?.code]).toEqual([403, 'access_denied']);
});

const ofMembers = names.filter((name) => permissions[name].session.member === 'own' && name !== 'createEvent');

test.each(ofMembers)('lets a member reach their own: %s', async (name) => {
  expect((await asSession('member', name, mine)).body.error?.code).not.toBe('access_denied');
});

const ofStaff = (['owner', 'admin'] as const).flatMap((role) => names.map((name) => [role, name] as const));

test.each(ofStaff)('reaches a colleague’s resources as the table says: %s by %s', async (role, name) => {
  const { body } = await asSession(role, name, colleagues);
  const isDenied = body?.error?.code === 'access_denied';
  // Only its members reach a team.
  const isOfTeam = endpoints[name].resource?.kind === 'team';
  expect(isDenied).toBe(permissions[name].session[role] === 'none' || isOfTeam);
});

test.each(names.filter((name) => permissions[name].needsProof))('asks an owner for proof: %s', async (name) => {
  const { status, body } = await asSession('owner', name, colleagues, { isProven: false });
  expect([status, body.error.code]).toEqual([403, 'proof_required']);
});

test.each(names.filter((name) => !permissions[name].gateway))('refuses the gateway: %s', async (name) => {
  const { path, body } = attempt(name, colleagues);
  const headers = { 'sched-acting-for': `event-types/${account.eventTypeId}` };
  const reply = await service.request(path, { method: endpoints[name].method, headers, trusted: true, body });
  expect([reply.status, reply.body.error.code]).toEqual([403, 'access_denied']);
});

test('lets a member only read the event type of an event that was reassigned to them', async () => {
  const [host, reader] = [await newMember(), await newMember()];
  const eventTypeId = await account.eventType({ host_id: host });
  const { id } = (await service.book({ ...account, eventTypeId }, '2026-03-04T10:00:00Z')).body.data;
  const reassignment = await service.send(account, `POST /events/${id}/reassign`, { host_id: reader });
  expect(reassignment.status).toBe(200);
  const session = { ...ownerOf(account), userId: reader, role: 'member' as const };
  const things = { ...mine, ids: { ...mine.ids, 'event type': eventTypeId } };
  const allowedNames: EndpointName[] = [];
  for (const name of names.filter((one) => endpoints[one].resource?.kind === 'event type')) {
    const { path, body } = attempt(name, things);
    const { status } = await service.request(path, { method: endpoints[name].method, session, body });
    if (status !== 403) allowedNames.push(name);
  }
  expect(allowedNames).toEqual([
    'getEventType',
    'listEventTypeHosts',
    'getEventTypeDistribution',
    'listBookingFormFields',
  ]);
  const slots = await service.request(`/v1/event-types/${eventTypeId}/slots${range}&except_event=${id}`, { session });
  expect(slots.status).toBe(200);
});

test('lets a member read the event type of an event that was reassigned to them and then canceled', async () => {
  const [host, reader, other] = [await newMember(), await newMember(), await newMember()];
  const eventTypeId = await account.eventType({ host_id: host });
  const { id } = (await service.book({ ...account, eventTypeId }, '2026-03-05T10:00:00Z')).body.data;
  await service.send(account, `POST /events/${id}/reassign`, { host_id: reader });
  await service.send(account, `POST /events/${id}/cancel`);
  const read = async (userId: number, path: string) =>
    (await service.request(path, { session: { ...ownerOf(account), userId, role: 'member' } })).status;
  const paths = [`/v1/events/${id}`, `/v1/event-types/${eventTypeId}`, `/v1/event-types/${eventTypeId}/booking-forms`];
  expect(await Promise.all(paths.map((path) => read(reader, path)))).toEqual([200, 200, 200]);
  expect(await Promise.all(paths.map((path) => read(other, path)))).toEqual([403, 403, 403]);
});

function newMember(): Promise<number> {
  return makeMember(service.store, account.accountId, 'member');
}

test('does not let a member book a colleague’s event type', async () => {
  const { status, body } = await asSession('member', 'createEvent', colleagues);
  expect([status, body.error.code]).toEqual([403, 'access_denied']);
});

test.each(['POST', 'PUT'])('does not let a member’s event type follow a colleague’s schedule: %s', async (method) => {
  const path = method === 'POST' ? '/v1/event-types' : `/v1/event-types/${mine.ids['event type']}`;
  const follow = (id: number) => request('member', { path, method, body: { title: 'Mine', availability_id: id } });
  const [theirs, own, shared] = [
    await follow(colleagues.schedule),
    await follow(mine.schedule),
    await follow(account.availabilityId),
  ];
  expect([theirs.status, Object.keys(theirs.body.error.errors)]).toEqual([422, ['availability_id']]);
  expect([own.status, shared.status]).toEqual(method === 'POST' ? [201, 201] : [200, 200]);
});

/** Bodies that can name a resource. Each is sent about the caller's own resource, with an id of another account. */
const bodiesWithIds: readonly (readonly [EndpointName, (things: Things) => object])[] = [
  ['createEvent', ({ ids }) => ({ ...bodies.createEvent?.(foreign), event_type_id: ids['event type'] })],
  ['reassignEvent', ({ userId }) => ({ host_id: userId })],
  ['mergeContact', ({ ids }) => ({ contact_id: ids.contact })],
  ['createEventType', ({ schedule }) => ({ title: 'Mine', availability_id: schedule })],
  ['updateEventType', ({ schedule }) => ({ availability_id: schedule })],
  ['orderEventTypes', ({ ids }) => ({ event_types: [{ id: ids['event type'], position: 1 }] })],
];

test.each(bodiesWithIds.flatMap(([name, body]) => roles.map((role) => [name, role, body] as const)))(
  'refuses an id of another account in a body: %s by a signed-in %s',
  async (name, role, bodyOf) => {
    const { path } = attempt(name, role === 'member' ? mine : colleagues);
    const reply = await request(role, { path, method: endpoints[name].method, body: bodyOf(foreign) });
    expect([403, 404, 422]).toContain(reply.status);
    expect(JSON.stringify(reply.body)).not.toContain(foreign.secret);
  },
);

test('leaves the default schedule to owners and admins', async () => {
  const path = `/v1/availabilities/${mine.schedule}`;
  const { status } = await request('member', { path, method: 'PUT', body: { is_default: true } });
  expect(status).toBe(403);
});

type Answer = Pick<Reply, 'status' | 'body'>;

type Request = { readonly path: string; readonly method: string; readonly body?: object | undefined };

function asSession(role: Role, name: EndpointName, things: Things, { isProven = true } = {}) {
  return request(role, { ...attempt(name, things), method: endpoints[name].method }, isProven);
}

async function request(role: Role, { path, method, body }: Request, isProven = true): Promise<Answer> {
  const session: CallerOfSession = {
    accountId: account.accountId,
    userId: role === 'member' ? mine.userId : account.userId,
    via: 'session',
    role,
    isProven,
    scopes,
  };
  const headers = { 'content-type': 'application/json' };
  const request = new Request(`http://service.test${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const response = await service.fetch(request, { session });
  return { status: response.status, body: await response.json() };
}

/** Makes another user of an account, who hosts an event type of their own and has one event. */
async function colleagueOf(owner: TestAccount, secret: string) {
  const times = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' };
  const account_id = owner.accountId;
  const user = { account_id, first_name: secret, last_name: '', email: `${secret}@example.com`, timezone: 'UTC' };
  const users = db.insertInto('users').values({ ...user, ...times });
  const { id: userId } = await users.returning('id').executeTakeFirstOrThrow();
  await db.insertInto('handles').values({ account_id, user_id: userId, username: secret }).execute();
  const hours = JSON.stringify({ tuesday: [{ start: '09:00', end: '17:00' }] });
  const { id: schedule } = await db
    .insertInto('availabilities')
    .values({ account_id, user_id: userId, name: secret, timezone: 'UTC', is_default: false, hours, ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  const eventType = await owner.eventType({ host_id: userId, title: secret, availability_id: schedule });
  const answers = { ...ada, name: secret };
  const booking = await service.book({ ...owner, eventTypeId: eventType }, '2026-03-03T11:00:00Z', { answers });
  const event = booking.body.data;
  return thingsIn(owner, { secret, userId, schedule, eventType, event });
}

/** Makes a colleague, or a user of another account. */
function thingsOf(owner: TestAccount, secret: string) {
  return colleagueOf(owner, secret);
}

type CreatedThings = {
  readonly secret: string;
  readonly userId: number;
  readonly schedule: number;
  readonly eventType: number;
  readonly event: { readonly id: string; readonly contact_id: string };
};

async function thingsIn(owner: TestAccount, { secret, userId, schedule, eventType, event }: CreatedThings) {
  const webhook = { url: `https://example.com/${secret}`, events: ['event.created'] };
  const { id } = (await service.send(owner, 'POST /webhooks', webhook)).body.data;
  const team = await makeTeam(service.store, [{ accountId: owner.accountId, userId }], `team-of-${secret}`);
  const { accountId } = owner;
  const key = { accountId, userId, name: secret, scopes: ['read'], now: service.clock() } as const;
  const apiKey = await service.store.saveApiKey(key);
  const calendar = randomUUID();
  const times = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' };
  await db
    .insertInto('calendar_sources')
    .values({
      account_id: owner.accountId,
      id: calendar,
      user_id: userId,
      kind: 'feed',
      name: secret,
      ...times,
      server: 'calendar.example',
      sealed: Buffer.alloc(1),
      key_number: 0,
    })
    .execute();
  const ids = {
    availability: schedule,
    'event type': eventType,
    event: event.id,
    contact: event.contact_id,
    user: userId,
    webhook: id,
    team,
    calendar,
    'API key': apiKey.id,
    mail: await makeMail(service.store, { accountId: owner.accountId, eventId: event.id }),
  };
  return { secret, userId, schedule, ids };
}

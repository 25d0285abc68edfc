import { afterEach, expect, test } from 'vitest';
import { calendarOf, openCalendarService, openFeedServer } from '../../../calendars/calendar-service.testing.ts';
import { makeMember, mondayMorning, startsIn, type TestAccount } from '../../../testing/index.ts';

const feed = await openFeedServer();
const service = await openCalendarService(feed.host);

afterEach(() => service.holdClock(mondayMorning));

const ten = '2026-03-03T10:00:00+01:00';
const eleven = '2026-03-03T11:00:00+01:00';
const tuesday = { start: '2026-03-03', end: '2026-03-03' };

/** An account of Grace, and a colleague with an event type of their own. */
async function makePair(settings: Readonly<Record<string, unknown>> = {}) {
  const grace = await service.account({ eventType: settings });
  const colleagueId = await makeMember(service.store, grace.accountId, 'member');
  const colleague = { ...grace, userId: colleagueId, eventTypeId: await grace.eventType({ host_id: colleagueId }) };
  return { grace, colleague };
}

async function bookEvent(host: TestAccount, start: string) {
  const { status, body } = await service.book(host, start);
  expect(status).toBe(201);
  const { mailed_to: _, ...event } = body.data;
  return event;
}

function reassign(
  account: TestAccount,
  event: { readonly id: string },
  { userId }: Pick<TestAccount, 'userId'>,
  location?: object,
) {
  return service.send(account, `POST /events/${event.id}/reassign`, { host_id: userId, ...(location && { location }) });
}

test('gives an event and its time to a colleague', async () => {
  const { grace, colleague } = await makePair();
  const event = await bookEvent(grace, ten);
  service.holdClock('2026-03-02T08:05:00+01:00');
  const { status, body } = await reassign(grace, event, colleague);
  const host = { name: 'Member', email: expect.any(String), timezone: 'Europe/Berlin' };
  const changes = { host, sequence: 1, reassignments: 1, updated_at: '2026-03-02T07:05:00+00:00' };
  expect([status, body.data]).toEqual([200, { ...event, ...changes, mailed_to: ['invitee', 'host'] }]);
  expect(startsIn(await service.slots(grace, tuesday))).toContain(ten);
  expect(startsIn(await service.slots(colleague, tuesday))).not.toContain(ten);
});

test('lists a reassigned event only for the new host', async () => {
  const { grace, colleague } = await makePair();
  const event = await bookEvent(grace, ten);
  await reassign(grace, event, colleague);
  const listIds = async ({ userId }: TestAccount) => {
    const { body } = await service.send(grace, `GET /events?host_id=${userId}`);
    return body.data.data.map(({ id }: { id: string }) => id);
  };
  expect([await listIds(grace), await listIds(colleague)]).toEqual([[], [event.id]]);
});

test('gives an event to a colleague outside their hours', async () => {
  const { grace, colleague } = await makePair();
  const saturday = { ignore_rules: true };
  const event = (await service.book(grace, '2026-03-07T20:00:00+01:00', saturday)).body.data;
  expect((await reassign(grace, event, colleague)).status).toBe(200);
});

test.each([
  ['overlaps a booking', '2026-03-03T10:15:00+01:00', {}],
  ['needs a buffer that a booking takes', '2026-03-03T10:45:00+01:00', { buffer_time_after_event: 30 }],
])('refuses a colleague with a meeting that %s', async (_, theirs, settings) => {
  const { grace, colleague } = await makePair(settings);
  const event = await bookEvent(grace, ten);
  await service.book(colleague, theirs, { ignore_rules: true });
  const { status, body } = await reassign(grace, event, colleague);
  expect([status, body.error.code, body.error.reason]).toEqual([409, 'slot_unavailable', 'taken']);
  expect((await service.send(grace, `GET /events/${event.id}`)).body.data).toEqual(event);
});

test('refuses a host whose calendar has an entry then', async () => {
  const { grace, colleague } = await makePair();
  feed.serve(calendarOf('20260303T090000Z/20260303T100000Z'));
  await service.connect(grace, feed.url);
  const [busy, free] = [await bookEvent(colleague, ten), await bookEvent(colleague, eleven)];
  const replies = [await reassign(grace, busy, grace), await reassign(grace, free, grace)];
  expect(replies.map(({ status, body }) => [status, body.error?.reason])).toEqual([
    [409, 'taken'],
    [200, undefined],
  ]);
});

test('refuses a host whose calendar has been unreachable for hours', async () => {
  const { grace, colleague } = await makePair();
  feed.serve(calendarOf());
  await service.connect(grace, feed.url);
  const event = await bookEvent(colleague, '2026-03-04T10:00:00+01:00');
  feed.respondWith((_request, response) => void response.writeHead(500).end());
  service.holdClock('2026-03-03T08:00:00+01:00');
  const { status, body } = await reassign(grace, event, grace);
  expect([status, body.error.code]).toEqual([503, 'calendar_unreachable']);
});

const ownPlace = { type: 'phone', value: '+44 20 7946 0018', is_personal: true };

test('keeps the place unless the event type says that it is the host’s own', async () => {
  const { grace, colleague } = await makePair({ location: { type: 'in_person', value: 'Room 2' } });
  const { body } = await reassign(grace, await bookEvent(grace, ten), colleague);
  expect(body.data.location).toEqual({ type: 'in_person', value: 'Room 2' });
});

test('requires a place from the new host if the current one is the former host’s own', async () => {
  const { grace, colleague } = await makePair({ location: ownPlace });
  const event = await bookEvent(grace, ten);
  const refusal = await reassign(grace, event, colleague);
  expect([refusal.status, Object.keys(refusal.body.error.errors)]).toEqual([422, ['location']]);
  const location = { type: 'phone', value: '+44 20 7946 0999' };
  const { status, body } = await reassign(grace, event, colleague, location);
  expect([status, body.data.location]).toEqual([200, location]);
});

test('uses the place of the event type’s host when they take an event back', async () => {
  const { grace, colleague } = await makePair({ location: ownPlace });
  const event = await bookEvent(grace, ten);
  await reassign(grace, event, colleague, { type: 'custom', value: 'Lobby' });
  const { body } = await reassign(grace, event, grace);
  expect(body.data.location).toEqual({ type: 'phone', value: ownPlace.value });
});

test('gives a reassigned event its own room if the new link has a placeholder', async () => {
  const { grace, colleague } = await makePair({ location: ownPlace });
  const location = { type: 'video', value: 'https://meet.example.com/{id}' };
  const { body } = await reassign(grace, await bookEvent(grace, ten), colleague, location);
  expect(body.data.location.value).toMatch(/^https:\/\/meet\.example\.com\/[\w-]{22}$/);
});

test('refuses a host who is not a user of the account', async () => {
  const { grace } = await makePair();
  const event = await bookEvent(grace, ten);
  const stranger = await service.account();
  const replies = [await reassign(grace, event, stranger), await reassign(grace, event, { userId: 2 ** 31 - 1 })];
  expect(replies.map(({ status, body }) => [status, Object.keys(body.error.errors)])).toEqual([
    [422, ['host_id']],
    [422, ['host_id']],
  ]);
});

test('changes nothing when an event is reassigned to its own host', async () => {
  const { grace } = await makePair();
  const event = await bookEvent(grace, ten);
  service.holdClock('2026-03-02T08:05:00+01:00');
  const { status, body } = await reassign(grace, event, grace);
  expect([status, body.data]).toEqual([200, event]);
});

test('refuses to reassign an event that is canceled or has begun', async () => {
  const { grace, colleague } = await makePair();
  const [canceledEvent, begunEvent] = [await bookEvent(grace, ten), await bookEvent(grace, eleven)];
  await service.send(grace, `POST /events/${canceledEvent.id}/cancel`, {});
  service.holdClock('2026-03-03T11:00:00.001+01:00');
  const replies = [await reassign(grace, canceledEvent, colleague), await reassign(grace, begunEvent, colleague)];
  expect(replies.map(({ status, body }) => [status, body.error.code])).toEqual([
    [409, 'event_canceled'],
    [409, 'event_in_past'],
  ]);
});

test('reschedules a reassigned event in the time of its new host', async () => {
  const { grace, colleague } = await makePair();
  const event = await bookEvent(grace, ten);
  await reassign(grace, event, colleague);
  await bookEvent(colleague, eleven);
  await bookEvent(grace, '2026-03-03T12:00:00+01:00');
  const reschedule = (start: string) => service.send(grace, `POST /events/${event.id}/reschedule`, { start });
  const offeredStarts = startsIn(await service.slots(grace, { ...tuesday, except_event: event.id }));
  expect([offeredStarts.includes(eleven), offeredStarts.includes('2026-03-03T12:00:00+01:00')]).toEqual([false, true]);
  expect((await reschedule(eleven)).body.error.reason).toBe('taken');
  expect((await reschedule('2026-03-03T12:00:00+01:00')).status).toBe(200);
});

test('reschedules by the calendars of a host who received the event in the meantime', async () => {
  const { grace, colleague } = await makePair();
  feed.serve(calendarOf());
  await service.connect(grace, feed.url);
  const event = await bookEvent(grace, '2026-03-05T10:00:00+01:00');
  service.holdClock('2026-03-03T08:00:00+01:00');
  let reassignment: Promise<unknown> | undefined;
  feed.respondWith(async (_request, response) => {
    reassignment ??= reassign(grace, event, colleague);
    await reassignment;
    response.writeHead(500).end();
  });
  const reply = await service.send(grace, `POST /events/${event.id}/reschedule`, {
    start: '2026-03-05T11:00:00+01:00',
  });
  expect(reassignment).toBeDefined();
  expect([reply.status, reply.body.data?.host.name]).toEqual([200, 'Member']);
});

test('reschedules by the calendars of the event type’s host who took the event back in the meantime', async () => {
  const { grace, colleague } = await makePair();
  feed.serve(calendarOf());
  await service.connect(grace, feed.url);
  const event = await bookEvent(colleague, '2026-03-05T10:00:00+01:00');
  await reassign(grace, event, grace);
  service.holdClock('2026-03-03T08:00:00+01:00');
  let reassignment: Promise<unknown> | undefined;
  feed.respondWith(async (_request, response) => {
    reassignment ??= reassign(grace, event, colleague);
    await reassignment;
    response.writeHead(500).end();
  });
  const reply = await service.send(grace, `POST /events/${event.id}/reschedule`, {
    start: '2026-03-05T11:00:00+01:00',
  });
  expect(reassignment).toBeDefined();
  expect([reply.status, reply.body.data?.host.name]).toEqual([200, 'Member']);
});

test('offers no time for a reassigned event when only its new host’s calendar is busy', async () => {
  const { grace, colleague } = await makePair();
  feed.serve(calendarOf('20260303T100000Z/20260303T110000Z'));
  await service.connect(grace, feed.url);
  const event = await bookEvent(colleague, ten);
  await reassign(grace, event, grace);
  const offeredStarts = startsIn(await service.slots(colleague, { ...tuesday, except_event: event.id }));
  const reply = await service.send(grace, `POST /events/${event.id}/reschedule`, { start: eleven });
  expect([offeredStarts.includes(eleven), reply.status, reply.body.error?.reason]).toEqual([false, 409, 'taken']);
});

test('offers no time for a reassigned event while its new host’s calendar is unreachable', async () => {
  const { grace, colleague } = await makePair();
  feed.serve(calendarOf());
  await service.connect(grace, feed.url);
  const event = await bookEvent(colleague, '2026-03-05T10:00:00+01:00');
  await reassign(grace, event, grace);
  feed.respondWith((_request, response) => void response.writeHead(500).end());
  service.holdClock('2026-03-03T08:00:00+01:00');
  const range = { start: '2026-03-05', end: '2026-03-05', except_event: event.id };
  const { status, body } = await service.slots(colleague, range);
  expect([status, body.error?.code]).toEqual([503, 'calendar_unreachable']);
});

test('lists in the history when an event changed hosts', async () => {
  const { grace, colleague } = await makePair();
  const event = await bookEvent(grace, ten);
  service.holdClock('2026-03-02T08:05:00+01:00');
  await reassign(grace, event, colleague);
  const history = (await service.send(grace, `GET /events/${event.id}/history`)).body.data;
  const changes = history.filter(({ kind }: { kind: string }) => kind === 'change');
  expect(changes.at(-1)).toMatchObject({ change: 'reassigned', host: 'Member', actor: { user_id: grace.userId } });
});

test('sends webhooks the event with its new host', async () => {
  const { grace, colleague } = await makePair();
  const event = await bookEvent(grace, ten);
  await service.send(grace, 'POST /webhooks', { url: 'https://example.com/hook', events: ['event.reassigned'] });
  await reassign(grace, event, colleague);
  const rows = await service.store.db
    .selectFrom('deliveries')
    .select('payload')
    .where('account_id', '=', grace.accountId)
    .where('recipient', '=', 'webhook')
    .execute();
  expect(rows.map(({ payload }) => JSON.parse(payload))).toMatchObject([
    { type: 'event.reassigned', data: { id: event.id, host: { name: 'Member' } } },
  ]);
});

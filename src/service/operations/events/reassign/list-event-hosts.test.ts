import { afterEach, expect, test, vi } from 'vitest';
import { calendarOf, openCalendarService, openFeedServer } from '../../../calendars/calendar-service.testing.ts';
import { ada, makeMember, mondayMorning, ownerOf, type TestAccount } from '../../../testing/index.ts';

const feed = await openFeedServer();
const service = await openCalendarService(feed.host);

afterEach(() => service.holdClock(mondayMorning));

const ten = '2026-03-03T10:00:00+01:00';

/** An account of Grace, and a colleague with an event type of their own. */
async function makePair(settings: Readonly<Record<string, unknown>> = {}) {
  const grace = await service.account({ eventType: settings });
  const userId = await makeMember(service.store, grace.accountId, 'member');
  return { grace, colleague: { ...grace, userId, eventTypeId: await grace.eventType({ host_id: userId }) } };
}

async function bookEvent(host: TestAccount, start: string, draft: Readonly<Record<string, unknown>> = {}) {
  const { status, body } = await service.book(host, start, draft);
  expect(status).toBe(201);
  return body.data.id;
}

/** Lists whom an event can be given to, and what prevents it. */
async function hostsOf(account: TestAccount, id: string): Promise<[userId: number, reason: string | null][]> {
  const { body } = await service.send(account, `GET /events/${id}/hosts`);
  return body.data.map((one: { user_id: number; reason: string | null }) => [one.user_id, one.reason]);
}

test('lists everyone in the account but the current host', async () => {
  const { grace, colleague } = await makePair();
  const id = await bookEvent(grace, ten);
  const { status, body } = await service.send(grace, `GET /events/${id}/hosts`);
  expect([status, body.data]).toEqual([200, [{ user_id: colleague.userId, name: 'Member', reason: null }]]);
});

test.each([
  ['overlaps the event', '2026-03-03T10:15:00+01:00', {}],
  ['leaves no room for the buffer of the event', '2026-03-03T10:45:00+01:00', { buffer_time_after_event: 30 }],
])('says that a host is busy whose meeting %s', async (_, theirs, settings) => {
  const { grace, colleague } = await makePair(settings);
  const id = await bookEvent(grace, ten);
  await bookEvent(colleague, theirs, { ignore_rules: true });
  expect(await hostsOf(grace, id)).toEqual([[colleague.userId, 'taken']]);
});

test.each([
  ['outside the hours of each of their schedules', { hours: { monday: [{ start: '09:00', end: '17:00' }] } }, true],
  ['on a day off', { overrides: [{ from: '2026-03-03', to: '2026-03-03', hours: [] }] }, true],
  ['partly outside their hours', { hours: { tuesday: [{ start: '10:15', end: '17:00' }] } }, true],
  ['within their hours', {}, undefined],
])('says of a host with a schedule of their own that an event is %s', async (_, schedule, isOutside) => {
  const { grace, colleague } = await makePair();
  const hours = { tuesday: [{ start: '09:00', end: '17:00' }] };
  const session = { ...ownerOf(grace), userId: colleague.userId, role: 'member' } as const;
  const body = { name: 'Own', timezone: 'Europe/Berlin', hours, ...schedule };
  const { status } = await service.request('/v1/availabilities', { method: 'POST', session, body });
  const id = await bookEvent(grace, ten);
  const { body: list } = await service.send(grace, `GET /events/${id}/hosts`);
  expect([status, list.data[0].reason, list.data[0].is_outside_hours]).toEqual([201, null, isOutside]);
});

test('knows the calendars of hosts without reading them again', async () => {
  const { grace, colleague } = await makePair();
  feed.serve(calendarOf('20260303T090000Z/20260303T100000Z'));
  await service.connect(grace, feed.url);
  const id = await bookEvent(colleague, ten);
  let readings = 0;
  feed.respondWith((_request, response) => {
    readings += 1;
    response.writeHead(500).end();
  });
  expect([await hostsOf(grace, id), readings]).toEqual([[[grace.userId, 'taken']], 0]);
});

test('says when a calendar of a host has not been read for hours', async () => {
  const { grace, colleague } = await makePair();
  feed.serve(calendarOf());
  await service.connect(grace, feed.url);
  const id = await bookEvent(colleague, '2026-03-04T10:00:00+01:00');
  service.holdClock('2026-03-03T08:00:00+01:00');
  expect(await hostsOf(grace, id)).toEqual([[grace.userId, 'calendar_unread']]);
});

test('does not take the event itself in the calendar of a guest for another meeting', async () => {
  const { grace, colleague } = await makePair();
  const form = `POST /event-types/${colleague.eventTypeId}/booking-forms` as const;
  await service.send(grace, form, { identifier: 'guests', type: 'multiple_emails' });
  feed.serve(calendarOf('20260303T090000Z/20260303T100000Z'));
  await service.connect(grace, feed.url);
  const id = await bookEvent(colleague, ten, { answers: { ...ada, guests: ['grace@example.com'] } });
  expect(await hostsOf(grace, id)).toEqual([[grace.userId, null]]);
});

test('leaves out hosts who were removed', async () => {
  const { grace, colleague } = await makePair();
  const id = await bookEvent(grace, ten);
  await service.request(`/v1/members/${colleague.userId}`, { method: 'DELETE', session: ownerOf(grace) });
  expect(await hostsOf(grace, id)).toEqual([]);
});

test('checks hosts once for equal requests at the same time', async () => {
  const { grace, colleague } = await makePair();
  const id = await bookEvent(grace, ten);
  const findBusy = vi.spyOn(service.store, 'findBusy');
  const both = await Promise.all([hostsOf(grace, id), hostsOf(grace, id)]);
  const checks = findBusy.mock.calls.length;
  findBusy.mockRestore();
  expect([both, checks]).toEqual([Array(2).fill([[colleague.userId, null]]), 1]);
});

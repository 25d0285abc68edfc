import { expect, test } from 'vitest';
import { ada, consoleOf, makeRotation, openService, ownerOf, type Rotation } from '../../testing/index.ts';

const service = await openService(consoleOf);

const day = 'start=2026-03-03&end=2026-03-03';
const ten = '2026-03-03T10:00:00+01:00';

/** Sends requests as a member of the account. */
function memberOf({ accountId }: Rotation, userId = 0) {
  const session = { ...ownerOf({ accountId, userId }), role: 'member' as const };
  return async (path: string, body?: object) => service.request(`/v1${path}`, { session, ...(body && { body }) });
}

/** Books both of two hosts, and returns the event of each, in their order. */
async function bookBoth(rotation: Rotation): Promise<[string, string]> {
  const ids: string[] = [];
  for (let n = 0; n < 2; n += 1) ids.push((await service.book(rotation, ten)).body.data.id);
  const leads = await Promise.all(ids.map((id) => service.store.findHostsOfEvent(rotation.accountId, id)));
  const [one = '', two = ''] = rotation.hosts.map(
    (host) => ids[leads.findIndex((lead) => lead?.leadId === host)] ?? '',
  );
  return [one, two];
}

test('lets a member who takes turns only read the event type, even before they got a meeting', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}]);
  const request = memberOf(rotation, rotation.hosts[0]);
  const path = `/event-types/${rotation.eventTypeId}`;
  const replies = ['', '/booking-forms', `/slots?${day}`, '/slots/explain?date=2026-03-03', '/hosts'];
  const statuses = await Promise.all(replies.map(async (rest) => (await request(`${path}${rest}`)).status));
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  const draft = { event_type_id: rotation.eventTypeId, start: '2026-03-05T10:00:00+01:00', timezone: 'UTC' };
  expect((await request('/events', { ...draft, answers: ada })).status).toBe(403);
  await rotation.setHosts([{ user_id: rotation.hosts[1] ?? 0 }]);
  expect((await request(path)).status).toBe(403);
});

test('lets a member who takes turns change only their own event, at times of their own', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}]);
  const [own, ofColleague] = await bookBoth(rotation);
  const request = memberOf(rotation, rotation.hosts[0]);
  const statusesFor = async (id: string) => [
    (await request(`/events/${id}`)).status,
    (await request(`/event-types/${rotation.eventTypeId}/slots?${day}&except_event=${id}`)).status,
    (await request(`/events/${id}/reschedule`, { start: '2026-03-03T15:00:00+01:00' })).status,
    (await request(`/events/${id}/cancel`, {})).status,
  ];
  expect(await statusesFor(ofColleague)).toEqual([403, 403, 403, 403]);
  expect(await statusesFor(own)).toEqual([200, 200, 200, 200]);
});

test('refuses the times of a colleague’s event to the member whose event type it is', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}]);
  const [id] = await bookBoth(rotation);
  const request = memberOf(rotation, rotation.userId);
  const path = `/event-types/${rotation.eventTypeId}/slots?${day}`;
  expect([(await request(path)).status, (await request(`${path}&except_event=${id}`)).status]).toEqual([200, 403]);
});

test('hides the turns of colleagues from a member in the history of their event', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}]);
  const [own] = await bookBoth(rotation);
  const changeFor = async (request: (path: string) => ReturnType<typeof service.request>) =>
    (await request(`/events/${own}/history`)).body.data[0];
  expect(await changeFor((path) => service.request(`/v1${path}`, { key: rotation.key }))).toHaveProperty('turns');
  const entry = await changeFor(memberOf(rotation, rotation.hosts[0]));
  expect([entry.change, entry.turns]).toEqual(['booked', undefined]);
});

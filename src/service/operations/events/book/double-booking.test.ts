import { expect, test } from 'vitest';
import { createService } from '../../../create-service.ts';
import { openStore } from '../../../store/index.ts';
import { ada, instant, mondayMorning, openService, type Reply, request } from '../../../testing/index.ts';

const service = await openService();

test('books one of fifty requests for one time', async () => {
  const host = await service.account();
  const replies = await Promise.all(people(50).map((answers) => service.book(host, tenOClock, { answers })));
  expect(count(replies)).toEqual({ '201': 1, '409 taken': 49 });
  expect(await eventsOf(host.accountId)).toHaveLength(1);
});

test('never books two times that overlap in part', async () => {
  const host = await service.account({ eventType: { time_slot_interval: 5, buffer_time_after_event: 10 } });
  const starts = Array.from({ length: 48 }, (_, index) => Date.parse(tenOClock) + index * 5 * 60_000);
  const replies = await Promise.all(starts.map((start) => service.book(host, new Date(start).toISOString())));
  const events = await eventsOf(host.accountId);
  expect(count(replies)['201']).toBe(events.length);
  expect(overlapping(events)).toEqual([]);
});

test('books a time once across two replicas', async () => {
  const host = await service.account();
  const store = await openStore({ databaseUrl: service.databaseUrl });
  const clock = () => instant(mondayMorning);
  const replica = createService({ store, clock, log: { error: () => undefined } });
  const body = { event_type_id: host.eventTypeId, start: tenOClock, timezone: 'UTC', answers: ada };
  const onReplica = () => request(replica, '/v1/events', { key: host.key, body });
  const replies = await Promise.all(people(10).flatMap(() => [service.book(host, tenOClock), onReplica()]));
  await store.close();
  expect(count(replies)).toEqual({ '201': 1, '409 taken': 19 });
});

test('holds a limit of one under concurrent requests', async () => {
  const host = await service.account({ eventType: { booking_frequency_limits: JSON.stringify({ day: 1 }) } });
  const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];
  const replies = await Promise.all(times.map((time) => service.book(host, `2026-03-03T${time}:00+01:00`)));
  expect(count(replies)).toEqual({ '201': 1, '409 limit': 7 });
});

test('never double-books a host across two event types', async () => {
  const host = await service.account();
  const other = { ...host, eventTypeId: await host.eventType() };
  const replies = await Promise.all([host, other, host, other].map((either) => service.book(either, tenOClock)));
  expect(count(replies)).toEqual({ '201': 1, '409 taken': 3 });
});

test('books many hosts for one invitee with concurrent requests', async () => {
  const hosts = await Promise.all(Array.from({ length: 8 }, () => service.account()));
  const replies = await Promise.all(hosts.map((host) => service.book(host, tenOClock)));
  expect(count(replies)).toEqual({ '201': 8 });
});

test('responds 503 with Retry-After when a host stays locked', async () => {
  const host = await service.account();
  const reply = await service.store.db.transaction().execute(async (other) => {
    const row = other.selectFrom('users').select('id').where('account_id', '=', host.accountId);
    await row.where('id', '=', host.userId).forUpdate().execute();
    return service.book(host, tenOClock);
  });
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await eventsOf(host.accountId)).toEqual([]);
});

const tenOClock = '2026-03-03T10:00:00+01:00';

function people(number: number) {
  return Array.from({ length: number }, (_, index) => ({ name: `Guest ${index}`, email: `guest${index}@example.com` }));
}

function count(replies: readonly Reply[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of replies) {
    const key = [status, body.error?.reason].filter(Boolean).join(' ');
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

function eventsOf(accountId: number) {
  return service.store.db
    .selectFrom('meeting_hosts')
    .select(['busy_from', 'busy_to'])
    .where('account_id', '=', accountId)
    .where('status', '=', 'confirmed')
    .orderBy('busy_from')
    .execute();
}

function overlapping<Event extends { busy_from: number; busy_to: number }>(ascending: readonly Event[]): Event[] {
  return ascending.filter((event, index) => event.busy_from < (ascending[index - 1]?.busy_to ?? 0));
}

import { expect, test } from 'vitest';
import { calendarOf } from '../../../calendars/calendar-service.testing.ts';
import { ada, makeRotation, ownerOf, type Rotation, startsIn, statementsOf } from '../../../testing/index.ts';
import { openConnectedCalendars } from '../../calendars/connected-calendar.testing.ts';
import { hostOf } from './turns.testing.ts';

const { feed, service } = await openConnectedCalendars();

const monday = { start: '2026-03-02', end: '2026-03-02' };
const ten = '2026-03-02T10:00:00+01:00';
const three = '2026-03-02T15:00:00+01:00';

/** Makes two hosts take turns. The named ones connect a calendar that is busy on Monday at ten. */
async function makeRotationWithCalendars(...indexes: readonly (0 | 1)[]) {
  const rotation = await makeRotation(service, await service.account(), [{}, {}]);
  for (const index of indexes) {
    const session = { ...ownerOf(rotation), userId: rotation.hosts[index] ?? 0, role: 'member' as const };
    const { status } = await service.request('/v1/calendars', { session, body: { kind: 'feed', url: feed.url } });
    expect(status).toBe(201);
  }
  return rotation;
}

/** Lets more than six hours pass without a reading. */
function closeCalendars(): void {
  service.holdClock('2026-03-02T14:01:00+01:00');
  feed.respondWith((_request, response) => void response.writeHead(500).end());
}

function explain(rotation: Rotation, start: string) {
  const query = `timezone=Europe/Berlin&start=${encodeURIComponent(start)}`;
  return service.send(rotation, `GET /event-types/${rotation.eventTypeId}/slots/explain?${query}`);
}

test('gives a time to the host whose calendar is free then', async () => {
  const rotation = await makeRotationWithCalendars(0);
  expect(startsIn(await service.slots(rotation, monday))).toContain(ten);
  expect(await hostOf(service, rotation, (await service.book(rotation, ten)).body.data)).toBe(rotation.hosts[1]);
  expect(startsIn(await service.slots(rotation, monday))).not.toContain(ten);
  expect((await service.book(rotation, ten)).body.error.reason).toBe('taken');
});

test('checks the calendars of many hosts by as many statements as those of one', async () => {
  const counts: number[] = [];
  for (const indexes of [[0], [0, 1]] as const) {
    const rotation = await makeRotationWithCalendars(...indexes);
    const statements = await statementsOf(async () => {
      expect((await service.book(rotation, three)).status).toBe(201);
    });
    counts.push(statements.length);
  }
  expect(counts[1]).toBe(counts[0]);
});

test('skips a host whose calendars cannot be read, and refuses a time once all others are booked', async () => {
  const rotation = await makeRotationWithCalendars(0);
  closeCalendars();
  expect(startsIn(await service.slots(rotation, monday))).toContain(three);
  expect(await hostOf(service, rotation, (await service.book(rotation, three)).body.data)).toBe(rotation.hosts[1]);
  expect(startsIn(await service.slots(rotation, monday))).not.toContain(three);
  const { status, body } = await service.book(rotation, three);
  expect([status, body.error.reason]).toEqual([409, 'taken']);
});

test('says that the calendars are unreachable once no host’s can be read', async () => {
  const rotation = await makeRotationWithCalendars(0, 1);
  closeCalendars();
  const replies = [
    await service.slots(rotation, monday),
    await explain(rotation, three),
    await service.book(rotation, three),
  ];
  expect(replies.map(({ status, body }) => [status, body.error.code])).toEqual(
    Array(3).fill([503, 'calendar_unreachable']),
  );
});

test('explains a time by a host’s calendars that cannot be read', async () => {
  const rotation = await makeRotationWithCalendars(0);
  const [unread, other] = rotation.hosts;
  closeCalendars();
  expect((await explain(rotation, three)).body.data.offered).toEqual([three]);
  await service.book(rotation, three);
  const { layers, starts } = (await explain(rotation, three)).body.data;
  const reasons = starts[0].refusals.map(({ layer, host_id }: { layer: number; host_id: number }) => [
    host_id,
    layers[layer].kind,
  ]);
  expect(reasons).toEqual([
    [unread, 'calendar_unread'],
    [other, 'busy'],
  ]);
});

test('notices a new entry in the calendar of a host who takes turns when booking with an idempotency key', async () => {
  const rotation = await makeRotationWithCalendars(0);
  await rotation.setHosts([{ user_id: rotation.hosts[0] ?? 0 }]);
  service.holdClock('2026-03-02T08:02:00+01:00');
  feed.serve(calendarOf('20260302T140000Z/20260302T150000Z'));
  const draft = { event_type_id: rotation.eventTypeId, start: three, timezone: 'Europe/Berlin', answers: ada };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const { status, body } = await service.request('/v1/events', { key: rotation.key, headers, body: draft });
  expect([status, body.error?.reason]).toEqual([409, 'taken']);
});

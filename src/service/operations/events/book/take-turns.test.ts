import { expect, test } from 'vitest';
import { makeRotation, openService, startsIn } from '../../../testing/index.ts';
import { afternoons, bookTurn, hostOf, mornings, tuesday, tuesdayAt } from './turns.testing.ts';

const service = await openService();

test('books one time once for each host, and then refuses it', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}]);
  const events = [await bookTurn(service, rotation, tuesdayAt(0)), await bookTurn(service, rotation, tuesdayAt(0))];
  const hosts = await Promise.all(events.map((event) => hostOf(service, rotation, event)));
  expect(hosts.sort()).toEqual([...rotation.hosts].sort());
  const { status, body } = await service.book(rotation, tuesdayAt(0));
  expect([status, body.error.reason]).toEqual([409, 'taken']);
  expect(startsIn(await service.slots(rotation, tuesday))).not.toContain(tuesdayAt(0));
});

test('offers a time while any host is free in hours of their own', async () => {
  const rotation = await makeRotation(service, await service.account(), [{ hours: mornings }, { hours: afternoons }]);
  const [early, late] = rotation.hosts;
  const offeredStarts = startsIn(await service.slots(rotation, tuesday));
  expect([offeredStarts[0], offeredStarts.at(-1), offeredStarts.length]).toEqual([tuesdayAt(0), tuesdayAt(11), 12]);
  expect(await hostOf(service, rotation, await bookTurn(service, rotation, tuesdayAt(1)))).toBe(early);
  expect(await hostOf(service, rotation, await bookTurn(service, rotation, tuesdayAt(7)))).toBe(late);
  expect(startsIn(await service.slots(rotation, tuesday))).toHaveLength(10);
});

test('returns the name and email address of the host who got the meeting', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}]);
  const { host } = await bookTurn(service, rotation, tuesdayAt(0));
  const users = service.store.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', rotation.hosts[0] ?? 0);
  expect(host).toMatchObject({ name: 'Member', ...(await users.executeTakeFirstOrThrow()) });
});

test('books the event type’s own host again once no one takes turns', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}]);
  await rotation.setHosts([]);
  expect(await hostOf(service, rotation, await bookTurn(service, rotation, tuesdayAt(0)))).toBe(rotation.userId);
});

test('keeps a rescheduled event with its host, at times when that host is free', async () => {
  const rotation = await makeRotation(service, await service.account(), [{ hours: mornings }, { hours: afternoons }]);
  const event = await bookTurn(service, rotation, tuesdayAt(1));
  const slots = await service.slots(rotation, { ...tuesday, except_event: event.id });
  expect([startsIn(slots)[0], startsIn(slots).at(-1)]).toEqual([tuesdayAt(0), tuesdayAt(5)]);
  const move = (halfHour: number) =>
    service.send(rotation, `POST /events/${event.id}/reschedule`, { start: tuesdayAt(halfHour) });
  expect((await move(8)).body.error.reason).toBe('outside_hours');
  expect((await move(5)).status).toBe(200);
  expect(await hostOf(service, rotation, event)).toBe(rotation.hosts[0]);
});

test('lets a host ignore their rules, but not double-book anyone', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}]);
  const night = '2026-03-03T22:10:00+01:00';
  const statuses: number[] = [];
  for (let n = 0; n < 3; n += 1) statuses.push((await service.book(rotation, night, { ignore_rules: true })).status);
  expect(statuses).toEqual([201, 201, 409]);
});

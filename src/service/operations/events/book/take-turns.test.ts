import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { ada, makeRotation, mondayMorning, openService, type Rotation, startsIn } from '../../../testing/index.ts';

const service = await openService();

afterEach(() => service.holdClock(mondayMorning));

const tuesday = { start: '2026-03-03', end: '2026-03-03' };
const mornings = { tuesday: [{ start: '09:00', end: '12:00' }] };
const afternoons = { tuesday: [{ start: '12:00', end: '15:00' }] };

/** Half past nine on Tuesday, in half hours from nine o'clock. */
function tuesdayAt(halfHour: number): string {
  const minutes = 9 * 60 + halfHour * 30;
  const text = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return `2026-03-03T${text}:00+01:00`;
}

async function booked(rotation: Rotation, start: string) {
  const { status, body } = await service.book(rotation, start);
  expect(status).toBe(201);
  return body.data;
}

async function hostOf(rotation: Rotation, { id }: { id: string }): Promise<number | undefined> {
  return (await service.store.findHostsOfEvent(rotation.accountId, id))?.leadId;
}

test('gives the same number of meetings to each host', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}, {}]);
  for (let n = 0; n < 9; n += 1) await booked(rotation, tuesdayAt(n));
  expect(await rotation.assigned()).toEqual([3, 3, 3]);
});

test('gives each host a share by weight, and none to a paused one', async () => {
  const rotation = await makeRotation(service, await service.account(), [
    { weight: 300 },
    { weight: 100 },
    { weight: 0 },
  ]);
  for (let n = 0; n < 8; n += 1) await booked(rotation, tuesdayAt(n));
  expect(await rotation.assigned()).toEqual([6, 2, 0]);
});

test('books one time once for each host, and then refuses it', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}]);
  const events = [await booked(rotation, tuesdayAt(0)), await booked(rotation, tuesdayAt(0))];
  const hosts = await Promise.all(events.map((event) => hostOf(rotation, event)));
  expect(hosts.sort()).toEqual([...rotation.hosts].sort());
  const { status, body } = await service.book(rotation, tuesdayAt(0));
  expect([status, body.error.reason]).toEqual([409, 'taken']);
  expect(startsIn(await service.slots(rotation, tuesday))).not.toContain(tuesdayAt(0));
});

test('offers a time while any host is free in hours of their own', async () => {
  const rotation = await makeRotation(service, await service.account(), [{ hours: mornings }, { hours: afternoons }]);
  const [early, late] = rotation.hosts;
  const offered = startsIn(await service.slots(rotation, tuesday));
  expect([offered[0], offered.at(-1), offered.length]).toEqual([tuesdayAt(0), tuesdayAt(11), 12]);
  expect(await hostOf(rotation, await booked(rotation, tuesdayAt(1)))).toBe(early);
  expect(await hostOf(rotation, await booked(rotation, tuesdayAt(7)))).toBe(late);
  expect(startsIn(await service.slots(rotation, tuesday))).toHaveLength(10);
});

test('lists the name and email address of the host who got the meeting', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}]);
  expect((await booked(rotation, tuesdayAt(0))).host.name).toBe('Member');
});

test('books the event type’s own host again once nobody takes turns', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}]);
  await rotation.setHosts([]);
  expect(await hostOf(rotation, await booked(rotation, tuesdayAt(0)))).toBe(rotation.userId);
});

test('keeps a rescheduled event with its host, at times when that host is free', async () => {
  const rotation = await makeRotation(service, await service.account(), [{ hours: mornings }, { hours: afternoons }]);
  const event = await booked(rotation, tuesdayAt(1));
  const slots = await service.slots(rotation, { ...tuesday, except_event: event.id });
  expect([startsIn(slots)[0], startsIn(slots).at(-1)]).toEqual([tuesdayAt(0), tuesdayAt(5)]);
  const move = (halfHour: number) =>
    service.send(rotation, `POST /events/${event.id}/reschedule`, { start: tuesdayAt(halfHour) });
  expect((await move(8)).body.error.reason).toBe('outside_hours');
  expect((await move(5)).status).toBe(200);
  expect(await hostOf(rotation, event)).toBe(rotation.hosts[0]);
});

test('counts neither canceled meetings nor those that somebody reassigned', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}]);
  const [first, second] = [await booked(rotation, tuesdayAt(0)), await booked(rotation, tuesdayAt(1))];
  await service.send(rotation, `POST /events/${first.id}/cancel`, {});
  expect((await rotation.assigned()).sort()).toEqual([0, 1]);
  await service.send(rotation, `POST /events/${second.id}/reassign`, { host_id: rotation.userId });
  expect(await rotation.assigned()).toEqual([0, 0]);
});

test('gives somebody who joins no more than the others from then on', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}, {}]);
  const [one = 0, two = 0, late = 0] = rotation.hosts;
  await rotation.setHosts([{ user_id: one }, { user_id: two }]);
  for (let n = 0; n < 6; n += 1) await booked(rotation, tuesdayAt(n));
  service.holdClock('2026-03-02T08:30:00+01:00');
  await rotation.setHosts([{ user_id: one }, { user_id: two }, { user_id: late }]);
  for (let n = 6; n < 12; n += 1) await booked(rotation, tuesdayAt(n));
  expect(await rotation.assigned()).toEqual([2, 2, 2]);
});

test('begins to count anew in each calendar month', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}]);
  const busy = { ...rotation, eventTypeId: await rotation.eventType({ host_id: rotation.hosts[1] }) };
  for (const day of ['2026-03-04', '2026-03-05', '2026-03-06']) {
    await booked(busy, `${day}T10:00:00+01:00`);
    await booked(rotation, `${day}T10:00:00+01:00`);
  }
  expect(await rotation.assigned()).toEqual([3, 0]);
  for (const day of ['2026-04-01', '2026-04-02']) await booked(rotation, `${day}T10:00:00+02:00`);
  service.holdClock('2026-04-01T08:00:00+02:00');
  expect(await rotation.assigned()).toEqual([1, 1]);
});

test('keeps in the history whose turn it was, and why others could not be booked', async () => {
  const rotation = await makeRotation(service, await service.account(), [{ hours: mornings }, {}]);
  const historyOf = async (halfHour: number) => {
    const { id } = await booked(rotation, tuesdayAt(halfHour));
    return (await service.send(rotation, `GET /events/${id}/history`)).body.data[0].turns;
  };
  expect(await historyOf(12)).toContainEqual({ host: 'Member', weight: 100, assigned: 0 });
  const [first, second] = await historyOf(13);
  expect(first).toEqual({ host: 'Member', weight: 100, assigned: 0, refusal: 'outside_hours' });
  expect(second).toEqual({ host: 'Member', weight: 100, assigned: 1 });
});

test('counts the limits of an event type over all its hosts', async () => {
  const account = await service.account({ eventType: { booking_frequency_limits: '{"day":1}' } });
  const rotation = await makeRotation(service, account, [{}, {}]);
  await booked(rotation, tuesdayAt(0));
  expect((await service.book(rotation, tuesdayAt(3))).body.error.reason).toBe('limit');
  expect(startsIn(await service.slots(rotation, tuesday))).toEqual([]);
});

test('counts the weeks of a limit from one weekday for all hosts, that of the event type’s own host', async () => {
  const account = await service.account({ startOfWeek: 1, eventType: { booking_frequency_limits: '{"week":1}' } });
  const hours = { ...mornings, sunday: [{ start: '09:00', end: '12:00' }] };
  const rotation = await makeRotation(service, account, [{ hours }]);
  await service.store.db
    .updateTable('users')
    .set({ start_of_week: 0 })
    .where('id', 'in', [...rotation.hosts])
    .execute();
  await booked(rotation, tuesdayAt(0));
  expect((await service.book(rotation, '2026-03-08T09:00:00+01:00')).body.error?.reason).toBe('limit');
});

test('lets a host ignore their rules, but not double-book anybody', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}]);
  const night = '2026-03-03T22:10:00+01:00';
  const statuses: number[] = [];
  for (let n = 0; n < 3; n += 1) statuses.push((await service.book(rotation, night, { ignore_rules: true })).status);
  expect(statuses).toEqual([201, 201, 409]);
});

test('books as many as there are hosts of a hundred requests for one time', async () => {
  const rotation = await makeRotation(service, await service.account(), Array(10).fill({}));
  const statuses = await Promise.all(
    Array.from({ length: 100 }, async (_, n) => {
      const answers = { ...ada, email: `guest${n}@example.com` };
      for (;;) {
        const { status } = await service.book(rotation, tuesdayAt(0), { answers });
        // The response to a request that waited too long says when to try again, and nothing was booked.
        if (status !== 503) return status;
      }
    }),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  expect(statuses.filter((status) => status === 409)).toHaveLength(90);
  expect(await rotation.assigned()).toEqual(Array(10).fill(1));
});

test('books two hosts evenly while requests for many times race', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}, {}, {}]);
  await Promise.all(
    Array.from({ length: 16 }, async (_, n) => {
      const answers = { ...ada, email: `guest${n}@example.com` };
      while ((await service.book(rotation, tuesdayAt(n), { answers })).status === 503);
    }),
  );
  expect(await rotation.assigned()).toEqual([4, 4, 4, 4]);
});

test('books another host when the first in turn is booked at the same moment', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}]);
  const own = await Promise.all(
    rotation.hosts.map(async (host_id) => ({ ...rotation, eventTypeId: await rotation.eventType({ host_id }) })),
  );
  for (let n = 0; n < 16; n += 1) {
    const busy = own[n % 2] ?? rotation;
    const [byTurn] = await Promise.all([service.book(rotation, tuesdayAt(n)), service.book(busy, tuesdayAt(n))]);
    expect(byTurn.status).toBe(201);
  }
});

test('books a host who has joined while the booking waited for the locks', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}]);
  const [one = 0, two = 0] = rotation.hosts;
  await rotation.setHosts([{ user_id: one }]);
  const [booking] = await service.store.db.transaction().execute(async (trx) => {
    await sql`select from users where account_id = ${rotation.accountId} for update`.execute(trx);
    const waiting = service.book(rotation, tuesdayAt(0));
    await sql`
      update event_type_hosts set user_id = ${two} where account_id = ${rotation.accountId} and user_id = ${one}
    `.execute(trx);
    return [waiting];
  });
  expect(await hostOf(rotation, (await booking).body.data)).toBe(two);
});

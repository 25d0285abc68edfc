import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeRotation, openService, type TestAccount } from '../../testing/index.ts';

const service = await openService();
const { db } = service.store;
const ten = '2026-03-03T10:00:00+01:00';
const eleven = '2026-03-03T11:00:00+01:00';
const day = { start: '2026-03-03', end: '2026-03-03' };

test('blocks the time of a booking made by the previous release', async () => {
  const host = await service.account();
  const id = await bookAsBefore(host, ten);
  expect((await service.book(host, ten)).body.error.reason).toBe('taken');
  expect((await service.send(host, `GET /events/${id}`)).body.data.start).toBe('2026-03-03T09:00:00+00:00');
});

test('keeps the previous release from booking a taken time', async () => {
  const host = await service.account();
  await service.book(host, ten);
  await expect(bookAsBefore(host, ten)).rejects.toMatchObject({ code: '23P01' });
});

test('frees the time of a booking canceled by the previous release', async () => {
  const host = await service.account();
  const event = (await service.book(host, ten)).body.data;
  await sql`update events set status = 'canceled' where id = ${event.id}`.execute(db);
  expect((await service.book(host, ten)).status).toBe(201);
});

test('keeps an event that the previous release rescheduled at its new time', async () => {
  const host = await service.account();
  const event = (await service.book(host, ten)).body.data;
  await sql`
    update events set starts_at = ${eleven}, ends_at = ${eleven}::timestamptz + interval '30 minutes',
      busy_from = ${eleven}, busy_to = ${eleven}::timestamptz + interval '30 minutes'
    where id = ${event.id}`.execute(db);
  expect((await service.book(host, eleven)).body.error.reason).toBe('taken');
  expect((await service.book(host, ten)).status).toBe(201);
});

test('reschedules and cancels a booking of the previous release', async () => {
  const host = await service.account();
  const id = await bookAsBefore(host, ten);
  expect((await service.send(host, `POST /events/${id}/reschedule`, { start: eleven })).status).toBe(200);
  const starts = Object.values<{ start: string }[]>((await service.slots(host, day)).body.data.slots).flat();
  expect(starts.map(({ start }) => start)).toContain(ten);
  expect(starts.map(({ start }) => start)).not.toContain(eleven);
  expect((await service.send(host, `POST /events/${id}/cancel`, {})).status).toBe(200);
  expect((await service.book(host, eleven)).status).toBe(201);
});

test('does not count a booking of the previous release toward the turns of any host', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}]);
  const id = await bookAsBefore(rotation, ten);
  expect(await rotation.assigned()).toEqual([0, 0]);
  const replies = [await service.book(rotation, ten), await service.book(rotation, ten)];
  expect([replies.map(({ status }) => status), await rotation.assigned()]).toEqual([
    [201, 201],
    [1, 1],
  ]);
  expect((await service.send(rotation, `POST /events/${id}/reschedule`, { start: eleven })).status).toBe(200);
});

/** Writes what a process that knows no meetings writes. */
async function bookAsBefore({ accountId, eventTypeId, userId }: TestAccount, start: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into events (account_id, id, event_type_id, host_id, starts_at, ends_at, busy_from, busy_to, invitee_name,
      invitee_email, timezone, guests, answers, metadata, ics_uid, created_at, updated_at)
    values (${accountId}, gen_random_uuid(), ${eventTypeId}, ${userId}, ${start},
      ${start}::timestamptz + interval '30 minutes', ${start}, ${start}::timestamptz + interval '30 minutes', 'Ada',
      'ada@example.com', 'UTC', '{}', '{}', '{}', 'uid', now(), now())
    returning id`.execute(db);
  return rows[0]?.id ?? expect.fail('was not written');
}

import { expect, test } from 'vitest';
import { openService } from '../../testing/index.ts';

const service = await openService();

test('deletes an unbooked event type with its form', async () => {
  const host = await service.account();
  const { id } = (await service.send(host, 'POST /event-types', { title: 'Short-lived' })).body.data;
  const { status, body } = await service.send(host, `DELETE /event-types/${id}`);
  expect([status, body]).toEqual([200, { success: true, data: null }]);
  expect((await service.send(host, `GET /event-types/${id}`)).status).toBe(404);
});

test('refuses to delete an event type with canceled bookings', async () => {
  const account = await service.account();
  const event = (await service.book(account, '2026-03-03T10:00:00+01:00')).body.data;
  await service.store.db.updateTable('events').set({ status: 'canceled' }).where('id', '=', event.id).execute();
  const { status, body } = await service.send(account, `DELETE /event-types/${account.eventTypeId}`);
  expect([status, body.error.code]).toEqual([409, 'resource_in_use']);
  expect((await service.send(account, `GET /event-types/${account.eventTypeId}`)).status).toBe(200);
});

test('either deletes or books under concurrent requests', async () => {
  const account = await service.account();
  const [booking, deletion] = await Promise.all([
    service.book(account, '2026-03-03T10:00:00+01:00'),
    service.send(account, `DELETE /event-types/${account.eventTypeId}`),
  ]);
  expect([
    [201, 409],
    [404, 200],
  ]).toContainEqual([booking.status, deletion.status]);
});

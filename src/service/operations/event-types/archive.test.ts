import { expect, test } from 'vitest';
import { openService, type TestAccount } from '../../testing/index.ts';

const service = await openService();

test('keeps an archived event type’s bookings and offers none of its times', async () => {
  const account = await service.account();
  const event = (await service.book(account, '2026-03-03T10:00:00+01:00')).body.data;
  const { status, body } = await archive(account, true);
  const slots = await service.slots(account, { start: '2026-03-03', end: '2026-03-03' });
  const late = await service.book(account, '2026-03-03T11:00:00+01:00');
  expect([status, body.data.archived_at, body.data.is_active]).toEqual([200, '2026-03-02T07:00:00+00:00', false]);
  expect([slots.body.data.slots, late.status]).toEqual([{}, 422]);
  expect((await service.send(account, `GET /events/${event.id}`)).body.data.status).toBe('confirmed');
});

test('lists archived event types only on request', async () => {
  const account = await service.account();
  const other = await account.eventType();
  await archive(account, true);
  expect([await listIds(account), await listIds(account, '?archived=true')]).toEqual([[other], [account.eventTypeId]]);
});

test('restores an archived event type as an inactive one', async () => {
  const account = await service.account();
  await archive(account, true);
  const early = await service.send(account, `PUT /event-types/${account.eventTypeId}`, { is_active: true });
  const reply = await archive(account, false);
  const later = await service.send(account, `PUT /event-types/${account.eventTypeId}`, { is_active: true });
  expect([early.status, Object.keys(early.body.error.errors)]).toEqual([422, ['is_active']]);
  expect(reply.body.data).toMatchObject({ archived_at: null, is_active: false });
  expect([later.status, later.body.data.is_active]).toEqual([200, true]);
});

test('refuses to delete a schedule that an archived event type follows', async () => {
  const account = await service.account();
  const { id } = (await service.send(account, 'POST /availabilities', { name: 'Followed' })).body.data;
  await service.send(account, `PUT /event-types/${account.eventTypeId}`, { availability_id: id });
  await archive(account, true);
  expect((await service.send(account, `DELETE /availabilities/${id}`)).body.error.code).toBe('resource_in_use');
});

function archive(account: TestAccount, archived: boolean) {
  return service.send(account, `POST /event-types/${account.eventTypeId}/archive`, { archived });
}

async function listIds(account: TestAccount, query = ''): Promise<number[]> {
  const { body } = await service.send(account, `GET /event-types${query}`);
  return body.data.map(({ id }: { id: number }) => id);
}

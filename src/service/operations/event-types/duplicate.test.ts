import { expect, test } from 'vitest';
import { openService } from '../../testing/index.ts';

const service = await openService();

test('duplicates an event type as an inactive one with another name', async () => {
  const account = await service.account();
  const draft = { title: 'Deep dive', duration: 45, min_scheduling_notice: 120, reminders: [] };
  const original = (await service.send(account, 'POST /event-types', draft)).body.data;
  const first = await service.send(account, `POST /event-types/${original.id}/duplicate`);
  const second = await service.send(account, `POST /event-types/${original.id}/duplicate`);
  const { id, public_id, title, slug, is_active, position, ...rest } = original;
  expect([first.status, first.body.data]).toMatchObject([
    201,
    { ...rest, title: 'Deep dive 2', slug: 'deep-dive-2', is_active: false },
  ]);
  expect(second.body.data).toMatchObject({ title: 'Deep dive 3', slug: 'deep-dive-3' });
});

test('duplicates the booking form with new fields', async () => {
  const account = await service.account();
  const path = (id: number) => `/event-types/${id}/booking-forms` as const;
  await service.send(account, `POST ${path(account.eventTypeId)}`, {
    label: 'Topic',
    type: 'select',
    options: ['A', 'B'],
    is_required: true,
  });
  const copy = (await service.send(account, `POST /event-types/${account.eventTypeId}/duplicate`)).body.data;
  const [fields, copies] = await Promise.all(
    [account.eventTypeId, copy.id].map(async (id) => (await service.send(account, `GET ${path(id)}`)).body.data),
  );
  const withoutIds = (all: { id: number }[]) => all.map(({ id, ...field }) => field);
  expect(withoutIds(copies)).toEqual(withoutIds(fields));
  expect(copies.filter((field: { id: number }) => fields.some(({ id }: { id: number }) => id === field.id))).toEqual(
    [],
  );
});

test('gives the copy of a private event type a name of its own', async () => {
  const account = await service.account();
  const original = (await service.send(account, 'POST /event-types', { title: 'Secret', visibility: 'private' })).body;
  const copy = (await service.send(account, `POST /event-types/${original.data.id}/duplicate`)).body.data;
  expect(copy.visibility).toBe('private');
  expect(copy.public_id).not.toBe(original.data.public_id);
});

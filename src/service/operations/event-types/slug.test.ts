import { expect, test } from 'vitest';
import { openService } from '../../testing/index.ts';

const service = await openService();
const host = await service.account();
const stranger = await service.account();

test('derives a new slug from a repeated title', async () => {
  const eventTypes = [await make({ title: 'Twice' }), await make({ title: 'Twice' }), await make({ title: 'Twice!' })];
  expect(eventTypes.map(({ slug }) => slug)).toEqual(['twice', 'twice-2', 'twice-3']);
  expect((await service.send(stranger, 'POST /event-types', { title: '予約' })).body.data.slug).toBe('event-type');
  expect((await make({ title: 'Ärger über Öl' })).slug).toBe('arger-uber-ol');
});

test('refuses another event type’s slug and accepts its own', async () => {
  const [first, second] = [await make({ title: 'First' }), await make({ title: 'Other' })];
  const refusal = await service.send(host, `PUT /event-types/${second.id}`, { slug: 'first' });
  const same = await service.send(host, `PUT /event-types/${first.id}`, { slug: 'first' });
  expect(refusal.body.error.errors).toEqual({ slug: ['is taken by another event type, found "first"'] });
  expect(same.status).toBe(200);
  expect((await service.send(stranger, 'POST /event-types', { title: 'x', slug: 'first' })).status).toBe(201);
});

test('gives concurrent event types different slugs', async () => {
  const eventTypes = await Promise.all(Array.from({ length: 8 }, () => make({ title: 'Popular' })));
  expect(new Set(eventTypes.map(({ slug }) => slug)).size).toBe(8);
});

async function make(draft: object): Promise<{ id: number; slug: string }> {
  return (await service.send(host, 'POST /event-types', draft)).body.data;
}

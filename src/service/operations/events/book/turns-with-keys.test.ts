import { expect, test } from 'vitest';
import { ada, makeRotation, openService, type Rotation } from '../../../testing/index.ts';

const service = await openService();

const start = '2026-03-03T09:00:00+01:00';

/** Books as a page does: with an idempotency key. Sends the request again while the server says so. */
async function bookWith(rotation: Rotation, key: string) {
  const answers = { ...ada, email: `${key}@example.com` };
  const body = { event_type_id: rotation.eventTypeId, start, timezone: 'Europe/Berlin', answers };
  for (;;) {
    const reply = await service.request('/v1/events', { key: rotation.key, headers: { 'idempotency-key': key }, body });
    if (reply.status !== 503 && reply.body.error?.code !== 'idempotency_in_progress') return reply;
  }
}

test('books one host for one idempotency key, however many concurrent requests send it', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}, {}]);
  const replies = await Promise.all(Array.from({ length: 6 }, () => bookWith(rotation, 'same')));
  expect(new Set(replies.map(({ status, body }) => `${status} ${body.data?.id}`)).size).toBe(1);
  expect((await rotation.assigned()).sort()).toEqual([0, 0, 1]);
});

test('books each host once while requests with different idempotency keys race', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}, {}]);
  const replies = await Promise.all(Array.from({ length: 30 }, (_, n) => bookWith(rotation, `guest${n}`)));
  const statuses = replies.map(({ status }) => status).sort();
  expect([statuses.slice(0, 3), new Set(statuses.slice(3))]).toEqual([[201, 201, 201], new Set([409])]);
  expect(await rotation.assigned()).toEqual([1, 1, 1]);
});

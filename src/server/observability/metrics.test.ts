import { expect, test } from 'vitest';
import type { Slots } from '../../contract/index.ts';
import { apiKey, readData, startWatched } from '../testing/index.ts';

const server = await startWatched({ ALLOW_PRIVATE_WEBHOOKS: '1' });
const withKey = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
const range = 'start=2199-01-01&end=2199-01-01';

test('counts the slots of a response one by one', async () => {
  const before = await read('sched_slots_total');
  const response = await server.request(`/v1/event-types/42/slots?${range}`, { headers: withKey });
  const slotCount = Object.values((await readData<Slots>(response)).slots).flat().length;
  expect((await read('sched_slots_total')) - before).toBe(slotCount);
});

test('counts events by result', async () => {
  const { id } = await readData<{ id: string }>(await book('10:00'));
  await book('10:00');
  await book('10:07');
  await server.request(`/v1/events/${id}/cancel`, { method: 'POST', headers: withKey });
  const series = ['sched_events_total{change="booked"}', 'sched_events_total{change="canceled"}'];
  expect(await Promise.all(series.map(read))).toEqual([1, 1]);
  const conflicts = ['taken', 'off_grid'].map((reason) => `sched_booking_conflicts_total{reason="${reason}"}`);
  expect(await Promise.all(conflicts.map(read))).toEqual([1, 1]);
});

test('counts deliveries by result', async () => {
  const hook = { url: `http://127.0.0.1:${new URL(server.address).port}/healthz`, events: ['event.created'] };
  const response = await server.request('/v1/webhooks', {
    method: 'POST',
    headers: withKey,
    body: JSON.stringify(hook),
  });
  const { id } = await readData<{ id: number }>(response);
  const series = 'sched_delivery_tries_total{kind="webhook",outcome="retried"}';
  await server.request(`/v1/webhooks/${id}/test`, { method: 'POST', headers: withKey });
  await expect.poll(() => read(series)).toBe(1);
  expect(await read('sched_deliveries_due')).toBe(0);
});

test('counts requests by route pattern and status', async () => {
  for (const id of [1, 2, 3]) await server.request(`/v1/event-types/${id}`, { headers: withKey });
  await server.request('/v1/x/grace', { method: 'PROPFIND' });
  const name = 'sched_http_request_duration_seconds_count';
  expect(await read(`${name}{method="GET",route="/v1/event-types/{id}",status="404"}`)).toBe(3);
  expect(await read(`${name}{method="other",route="/v1/*",status="401"}`)).toBe(1);
  expect(await metrics()).not.toContain('grace');
});

test('reports the resources of the process', async () => {
  expect(await read('process_resident_memory_bytes')).toBeGreaterThan(0);
});

async function metrics(): Promise<string> {
  return (await server.request('/metrics')).text();
}

async function read(name: string): Promise<number> {
  const line = (await metrics()).split('\n').find((text) => text.startsWith(`${name} `));
  return line ? Number(line.slice(name.length + 1)) : 0;
}

/** Weekdays at ten are open in the demonstration. */
function book(time: string): Promise<Response> {
  const answers = { name: 'Ada', email: 'ada@example.org' };
  const draft = { event_type_id: 42, start: `2199-01-01T${time}:00+01:00`, timezone: 'UTC', answers };
  return server.request('/v1/events', { method: 'POST', headers: withKey, body: JSON.stringify(draft) });
}

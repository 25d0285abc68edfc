import { expect, test } from 'vitest';
import { startWatched } from '../testing/index.ts';

const server = await startWatched();

test('reports that it is alive and ready', async () => {
  const responses = await Promise.all(['/healthz', '/readyz'].map((path) => server.request(path)));
  expect(await Promise.all(responses.map((response) => response.json()))).toEqual([{ status: 'ok' }, { status: 'ok' }]);
});

test('reports that it is stopping while it still responds', async () => {
  const stopping = await startWatched({ DRAIN_SECONDS: '1' });
  const end = stopping.stop();
  const [lives, ready] = [await stopping.request('/healthz'), await stopping.request('/readyz')];
  expect([lives.status, ready.status, await ready.json()]).toEqual([
    200,
    503,
    { status: 'unavailable', reason: 'draining' },
  ]);
  await end;
});

test('reports unready while its tables are outdated', async () => {
  await server.query("update kysely_migration set name = 'away' where name = '0001-accounts-and-events'");
  const statusNow = async () => (await server.request('/readyz')).status;
  await expect.poll(statusNow, { timeout: 5000 }).toBe(503);
  await server.query("update kysely_migration set name = '0001-accounts-and-events' where name = 'away'");
  await expect.poll(statusNow, { timeout: 5000 }).toBe(200);
});

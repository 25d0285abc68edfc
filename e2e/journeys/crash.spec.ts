import { test as base, expect } from 'playwright/test';
import {
  Invitee,
  makeDataDir,
  now,
  offeredOn,
  removeDataDir,
  startTestServer,
  type TestServer,
} from '../support/index.ts';

type Fixtures = {
  /** Starts the server, each time on the same database. Stops the running ones at the end. */
  start: () => Promise<TestServer>;
};

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument to be a pattern
  async start({}, use) {
    const dataDir = await makeDataDir();
    const servers: TestServer[] = [];
    await use(async () => {
      const server = await startTestServer({ dataDir, now });
      servers.push(server);
      return server;
    });
    await Promise.all(servers.map((server) => server.stop()));
    await removeDataDir(dataDir);
  },
});

test('keeps a booking and its time when the server is killed', async ({ page, start }) => {
  const killed = await start();
  const invitee = new Invitee(page);
  await page.goto(killed.address);
  await invitee.choose('24 November 2026', '14:00');
  await invitee.introduce('Ada Example', 'ada@example.org');
  await invitee.confirm();
  await expect(invitee.heading('You are booked')).toBeVisible();
  await killed.kill();

  const restarted = await start();
  const starts = await offeredOn(restarted, '2026-11-24');
  expect(starts).toContain('2026-11-24T14:30:00+01:00');
  expect(starts).not.toContain('2026-11-24T14:00:00+01:00');
});

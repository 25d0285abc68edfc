import { expect, test } from 'playwright/test';
import { Invitee } from './invitee.ts';
import { now, offeredOn } from './journey.ts';
import { makeDataDir, removeDataDir, startTestServer } from './server.ts';

test('a booking outlives a server that is killed, and cannot be made again', async ({ page }) => {
  const dataDir = await makeDataDir();
  const killed = await startTestServer({ dataDir, now });
  const invitee = new Invitee(page);
  await page.goto(killed.address);
  await invitee.choose('24 November 2026', '14:00');
  await invitee.introduce('Ada Example', 'ada@example.org');
  await invitee.confirm();
  await expect(invitee.heading('You are booked')).toBeVisible();
  await killed.kill();

  const restarted = await startTestServer({ dataDir, now });
  const offered = await offeredOn(restarted, '2026-11-24');
  expect(offered).toContain('2026-11-24T14:30:00+01:00');
  expect(offered).not.toContain('2026-11-24T14:00:00+01:00');
  await restarted.stop();
  await removeDataDir(dataDir);
});

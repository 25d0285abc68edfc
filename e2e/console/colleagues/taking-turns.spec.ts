import type { Page } from 'playwright/test';
import { consoleJourney, expect, makeColleague, pageFaults } from '../../support/index.ts';

const hostCalled = (page: Page, name: string) => page.getByRole('group', { name });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.saved')).toHaveText(/^Saved/);
}

consoleJourney('lets two hosts take turns, then one host alone again', async ({ openConsole, hostServer }) => {
  const { request } = hostServer;
  await makeColleague(hostServer, 'Ben');
  const [{ id }] = (await request('GET', '/event-types')) as [{ id: number }]; // as the API says
  const page = await openConsole(`/event-types/${id}`);
  await page.getByRole('button', { name: 'Add host' }).click();
  await page.getByLabel('Host', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
  const [ada, ben] = [hostCalled(page, 'Ada Lovelace'), hostCalled(page, 'Ben')];
  await ben.getByLabel('Share').fill('300');
  await expect(ada.getByText('25%')).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
  await save(page);

  for (const hour of [10, 11, 12]) {
    const answers = { name: 'Radia', email: `radia${hour}@example.org` };
    const start = `2026-11-24T${hour}:00:00+01:00`;
    await request('POST', '/events', { event_type_id: id, start, timezone: 'Europe/Berlin', answers });
  }
  await page.reload();
  await expect(ada.getByText('1 meeting this month')).toBeVisible();
  await expect(ben.getByText('2 meetings this month')).toBeVisible();
  await expect(ben.getByLabel('Share')).toHaveValue('300');
  await expect(page.getByRole('row', { name: /^Ben 75% 67% 2 meetings/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Ben .*Partly free, 7 hours/ })).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);

  await ben.getByRole('button', { name: 'Remove: Ben' }).click();
  await save(page);
  await page.reload();
  await expect(page.getByText(/^This person hosts the bookings/)).toBeVisible();
});

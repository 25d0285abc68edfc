import { expect, consoleJourney as journey, pageFaults } from '../support/index.ts';

journey('explains why a time is missing for invitees', async ({ openConsole, hostServer }) => {
  const [eventType] = (await hostServer.request('GET', '/event-types')) as readonly { id: number }[]; // the first of a new account
  await hostServer.request('PUT', `/event-types/${eventType?.id}`, { min_scheduling_notice: 4320 });
  const page = await openConsole(`/why/${eventType?.id}/2026-11-23`);
  await expect(page.getByText('Too soon: bookings need 3 days of notice.').first()).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(page.getByRole('heading', { name: /24 November/ })).toBeVisible();
  await expect(page.getByText('Offered', { exact: true }).first()).toBeVisible();
});

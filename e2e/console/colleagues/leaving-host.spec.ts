import { consoleJourney, expect, type HostServer, makeColleague, pageFaults } from '../../support/index.ts';

async function book({ request }: HostServer, eventTypeId: number, start: string, name: string): Promise<void> {
  const answers = { name, email: `${name.toLowerCase()}@example.org` };
  await request('POST', '/events', { event_type_id: eventTypeId, start, timezone: 'Europe/Berlin', answers });
}

consoleJourney('reassigns the bookings of a removed host to a colleague', async ({ openConsole, hostServer }) => {
  const talk = await makeColleague(hostServer, 'Ben');
  const [meeting] = (await hostServer.request('GET', '/event-types')) as [{ id: number }];
  await book(hostServer, talk.id, '2026-12-01T11:00:00+01:00', 'Radia');
  await book(hostServer, talk.id, '2026-12-02T11:00:00+01:00', 'Barbara');
  await book(hostServer, meeting.id, '2026-12-02T11:00:00+01:00', 'Frances');
  const page = await openConsole('/settings/people');
  await page.getByRole('button', { name: 'Remove Ben' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Upcoming bookings: 2')).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Reassign and remove' }).click();
  await expect(dialog.getByText('Reassigned to Ada Lovelace: 1')).toBeVisible();
  await expect(dialog.getByRole('link', { name: /^Barbara/ })).toBeVisible();
  await expect(dialog.getByText('Upcoming bookings: 1')).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
  await dialog.getByLabel('What should happen to them?').selectOption('Cancel them');
  await dialog.getByLabel(/^Reason/).fill('Ben has left us.');
  await dialog.getByRole('button', { name: 'Cancel and remove' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Does not sign in')).toBeVisible();

  await page.goto(`${hostServer.address}/console/?q=radia`);
  await page.getByRole('link', { name: 'Radia', exact: true }).click();
  await expect(page.getByText('Reassigned to Ada Lovelace by you')).toBeVisible();
  await page.goto(`${hostServer.address}/console/?q=barbara&show=canceled`);
  await page.getByRole('link', { name: 'Barbara' }).click();
  await expect(page.getByText('Ben has left us.')).toBeVisible();
});

import type { Page } from 'playwright/test';
import { consoleJourney, expect, type HostServer, pageFaults } from '../support/index.ts';

const friday = '2026-11-27';

/** Takes a time of the host's first event type, as an invitee does on a page. */
async function take({ request }: HostServer, start: string): Promise<void> {
  // The description of the API says what this returns.
  const [eventType] = (await request('GET', '/event-types')) as [{ id: number }];
  const answers = { name: 'Grace Hopper', email: 'grace@example.org' };
  await request('POST', '/events', { event_type_id: eventType.id, start, timezone: 'Europe/Berlin', answers });
}

async function chooseFriday(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Friday 27 November/ }).press('Enter');
}

consoleJourney('books a time for a caller, with the keyboard alone', async ({ openConsole }) => {
  const page = await openConsole('/');
  await page.getByRole('link', { name: 'New booking' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'New booking' })).toBeFocused();
  await chooseFriday(page);
  await page.getByRole('button', { name: '11:00' }).press('Enter');
  expect(await pageFaults(page)).toEqual([]);
  await page.getByLabel('Name').focus();
  await page.keyboard.type('Katherine Johnson');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email address')).toBeFocused();
  expect(await pageFaults(page)).toEqual([]);
  await page.keyboard.type('katherine@example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Katherine Johnson');
  await expect(page.locator('.notice').getByText(/^Booked for Friday.*, 11:00/)).toBeVisible();
  await expect(page.getByText('Booked by you')).toBeVisible();
});

consoleJourney('shows the free times again when one was just taken', async ({ openConsole, hostServer }) => {
  const page = await openConsole('/bookings/new');
  await chooseFriday(page);
  await page.getByRole('button', { name: '14:00' }).click();
  await page.getByLabel('Name').fill('Dorothy Vaughan');
  await page.getByLabel('Email address').fill('dorothy@example.org');
  await take(hostServer, `${friday}T14:00:00+01:00`);
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByText('This time is no longer free. Choose another one.')).toBeVisible();
  await expect(page.getByRole('button', { name: '14:00' })).toHaveCount(0);
  await page.getByRole('button', { name: '15:00' }).click();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.locator('.notice').getByText(/^Booked for Friday.*, 15:00/)).toBeVisible();
});

consoleJourney('asks before discarding a half-filled booking', async ({ openConsole }) => {
  const page = await openConsole('/bookings/new');
  await page.getByLabel('Name').fill('Mary Jackson');
  await page.getByRole('link', { name: 'Contacts' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Mary Jackson');
});

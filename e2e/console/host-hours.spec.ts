import { consoleJourney, expect, type HostServer, pageFaults } from '../support/index.ts';

type Schedule = { readonly id: number; readonly overrides?: readonly unknown[] };

consoleJourney.describe('a host in Auckland with a browser in Honolulu', () => {
  consoleJourney.use({ timezoneId: 'Pacific/Honolulu', locale: 'en-GB' });

  consoleJourney('takes the selected day off', async ({ openConsole, hostServer }) => {
    const [schedule] = (await hostServer.request('GET', '/availabilities')) as [Schedule];
    const path = `/availabilities/${schedule.id}`;
    await hostServer.request('PUT', path, { timezone: 'Pacific/Auckland' });
    const page = await openConsole('/availability');
    await page.getByRole('button', { name: 'Next month' }).click();
    expect(await pageFaults(page)).toEqual([]);
    await page.getByRole('button', { name: /^Thursday,? 24 December 2026/ }).click();
    await page.getByRole('button', { name: /^Saturday,? 26 December 2026/ }).click();
    expect(await pageFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Saved \d/).first()).toBeVisible();
    const currentSchedule = (await hostServer.request('GET', path)) as Schedule;
    expect(currentSchedule.overrides).toEqual([{ from: '2026-12-24', to: '2026-12-26', hours: [] }]);
    await hostServer.request('PUT', path, { timezone: 'Europe/Berlin', overrides: [] });
  });
});

consoleJourney.describe('a host in Berlin with a browser in New York', () => {
  consoleJourney.use({ timezoneId: 'America/New_York', locale: 'en-GB' });

  consoleJourney('does not offer a time that the clocks skip', async ({ openConsole, hostServer }) => {
    const [schedule] = (await hostServer.request('GET', '/availabilities')) as [Schedule & { hours: object }];
    const page = await openConsole('/availability');
    const sunday = page.getByRole('listitem').filter({ has: page.getByRole('switch', { name: 'Sunday' }) });
    await sunday.getByRole('switch', { name: 'Sunday' }).check();
    await sunday.getByLabel('Sunday, from').fill('01:00');
    await sunday.getByLabel('Sunday, until').fill('04:00');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Saved \d/).first()).toBeVisible();
    await page.reload();
    await expect(sunday.getByLabel('Sunday, from')).toHaveValue('01:00');
    await expect(sunday.getByLabel('Sunday, until')).toHaveValue('04:00');
    expect(await startsOn(hostServer, '2027-03-28')).toEqual([
      '01:00+01:00',
      '01:30+01:00',
      '03:00+02:00',
      '03:30+02:00',
    ]);
    expect(await startsOn(hostServer, '2027-10-31')).toEqual([
      ...['01:00+02:00', '01:30+02:00', '02:00+02:00', '02:30+02:00'],
      ...['02:00+01:00', '02:30+01:00', '03:00+01:00', '03:30+01:00'],
    ]);
    await hostServer.request('PUT', `/availabilities/${schedule.id}`, { hours: schedule.hours });
  });
});

/** Returns the times that the first event type is offered on a day in Berlin, each with its offset. */
async function startsOn({ request }: HostServer, date: string): Promise<string[]> {
  const [eventType] = (await request('GET', '/event-types')) as [{ id: number }];
  const query = `start=${date}&end=${date}&timezone=Europe/Berlin`;
  const { slots } = (await request('GET', `/event-types/${eventType.id}/slots?${query}`)) as {
    slots: Record<string, { start: string }[]>;
  };
  return (slots[date] ?? []).map(({ start }) => start.replace(/^.*T(\d\d:\d\d):\d\d/, '$1'));
}

consoleJourney('leads a newcomer to a test booking in four steps', async ({ openConsole }) => {
  const page = await openConsole('/welcome');
  await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByLabel('Title').fill('First meeting');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page.getByText(/\/first-meeting$/)).toBeVisible();
  await page.getByRole('button', { name: 'Make a test booking' }).click();
  await expect(page.getByText('It works. Your test booking:').first()).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel the test booking' }).click();
  await expect(page.getByRole('button', { name: 'Make a test booking' })).toBeVisible();
});

const parts = [
  '/settings',
  '/settings/security',
  '/settings/people',
  '/settings/keys',
  '/settings/journal',
  '/settings/data',
];

for (const path of parts) {
  consoleJourney(`passes axe and fits 320 pixels at ${path}`, async ({ openConsole }) => {
    const page = await openConsole(path);
    await expect(page.getByRole('navigation', { name: 'Settings' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await pageFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

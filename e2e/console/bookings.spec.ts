import { consoleJourney, expect, type HostServer, pageFaults } from '../support/index.ts';

const invitee = { name: 'Grace Hopper', email: 'grace@example.org' };

/** Books the first free time of the host's first event type. Returns the booking. */
async function book({ request }: HostServer, { name, email } = invitee): Promise<{ id: string }> {
  // The description of the API says what each of these returns.
  const [eventType] = (await request('GET', '/event-types')) as [{ id: number }];
  const range = 'start=2026-11-23&end=2026-11-27&timezone=Europe/Berlin';
  const { slots } = (await request('GET', `/event-types/${eventType.id}/slots?${range}`)) as {
    slots: Record<string, { start: string }[]>;
  };
  const start = slots['2026-11-23']?.[0]?.start;
  const draft = { event_type_id: eventType.id, start, timezone: 'America/New_York', answers: { name, email } };
  return (await request('POST', '/events', draft)) as { id: string };
}

consoleJourney(
  'finds a booking, reschedules it to a free time, and cancels it',
  async ({ openConsole, hostServer }) => {
    await book(hostServer);
    const page = await openConsole('/');
    await expect(page.getByRole('region', { name: 'Next booking' })).toContainText('Grace Hopper');
    expect(await pageFaults(page)).toEqual([]);
    await page.getByLabel('Search by name or email').fill('hop');
    await expect(page).toHaveURL(/\?q=hop/);
    await page.getByRole('link', { name: 'Grace Hopper' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Grace Hopper');
    expect(await pageFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Reschedule' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('button', { name: /^Wednesday/ })
      .first()
      .click();
    await dialog.getByRole('button', { name: '14:00' }).click();
    expect(await pageFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Reschedule' }).click();
    await expect(page.locator('.notice').getByText(/^Rescheduled to Wednesday/)).toBeVisible();
    await expect(page.getByText(/^Rescheduled by you/)).toBeVisible();

    await page.getByRole('button', { name: 'Cancel booking' }).click();
    await dialog.getByLabel(/^Reason/).fill('I am ill');
    await dialog.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.locator('.notice').getByText(/^Canceled\./)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Details' }).getByText('I am ill')).toBeVisible();

    await page.goBack();
    await page.getByRole('button', { name: 'Canceled' }).click();
    await expect(page.getByRole('link', { name: 'Grace Hopper' })).toBeVisible();
  },
);

consoleJourney(
  'reschedules a booking outside the hours, but not onto another booking',
  async ({ openConsole, hostServer }) => {
    const { id } = await book(hostServer, { name: 'Edsger Dijkstra', email: 'edsger@example.org' });
    await book(hostServer, { name: 'Barbara Liskov', email: 'barbara@example.org' });
    const page = await openConsole(`/bookings/${id}`);
    await page.getByRole('button', { name: 'Reschedule' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Any time' }).click();
    const enter = async (date: string, time: string) => {
      await dialog.getByLabel('Date').fill(date);
      await dialog.getByLabel('Time').fill(time);
    };
    await enter('2026-11-23', await timeOf(hostServer, 'barbara'));
    await expect(dialog.getByText(/Booked with Barbara Liskov.*It cannot be booked\./)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Reschedule' })).toBeDisabled();
    await enter('2026-11-28', '20:05');
    await expect(dialog.getByText(/You can choose it anyway\./)).toBeVisible();
    expect(await pageFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Reschedule anyway' }).click();
    await expect(page.locator('.notice').getByText(/^Rescheduled to Saturday.*, 20:05/)).toBeVisible();
  },
);

/** Returns the time at which an invitee's booking starts, on the host's clock. */
async function timeOf({ request }: HostServer, name: string): Promise<string> {
  // The description of the API says what this returns.
  const { data } = (await request('GET', `/events?q=${name}`)) as { data: [{ start: string }] };
  return new Date(data[0].start).toLocaleTimeString('en-GB', { timeZone: 'Europe/Berlin' }).slice(0, 5);
}

consoleJourney('asks before discarding an unsaved note', async ({ openConsole, hostServer }) => {
  const { id } = await book(hostServer);
  const page = await openConsole(`/bookings/${id}`);
  await page.getByRole('textbox', { name: 'Note' }).fill('Bring the contract');
  await page.getByRole('link', { name: 'Contacts' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.locator('p').getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Bring the contract');
});

consoleJourney('shows who has booked, and corrects a name', async ({ openConsole, hostServer }) => {
  await book(hostServer, { name: 'Kenji Sat', email: 'kenji@example.jp' });
  const page = await openConsole('/contacts?q=kenji');
  await expect(page.getByText('1 booking · Next: Mon 23 Nov')).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Kenji Sat' }).click();
  await page.getByLabel('Name').fill('Kenji Sato');
  expect(await pageFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Kenji Sato', level: 1 })).toBeVisible();
});

consoleJourney('merges two contacts of one person', async ({ openConsole, hostServer }) => {
  await book(hostServer, { name: 'Radia Perlman', email: 'radia@example.org' });
  await book(hostServer, { name: 'R. Perlman', email: 'perlman@example.net' });
  const page = await openConsole('/contacts?q=radia');
  await page.getByRole('link', { name: 'Radia Perlman' }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Merge contacts' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Search by name or email').fill('perlman@');
  await dialog.getByRole('radio', { name: /R\. Perlman/ }).check();
  await expect(dialog.getByText(/cannot be undone/)).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('2 bookings')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Person' }).getByText('perlman@example.net')).toBeVisible();
});

consoleJourney('explains at the field why a calendar cannot be read', async ({ openConsole }) => {
  const page = await openConsole('/calendars');
  await expect(page.getByRole('heading', { name: 'No calendars yet' })).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add calendar' }).click();
  await page.getByLabel('Address of the calendar').fill('https://127.0.0.1/basic.ics');
  expect(await pageFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByText(/^Its address is not a public https address/)).toBeVisible();
});

for (const path of ['/', '/contacts', '/calendars', '/more']) {
  consoleJourney(`fits a phone of 320 pixels in German on ${path}`, async ({ openConsole, hostServer, page }) => {
    await book(hostServer);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['de-DE'] }));
    await openConsole(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(await pageFaults(page)).toEqual([]);
  });
}

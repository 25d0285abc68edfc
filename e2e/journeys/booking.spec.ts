import { accessibilityFaults, apiKey, expect, Invitee, journey, offeredOn, request } from '../support/index.ts';

journey('stores a booking and stops offering its time', async ({ invitee, server }) => {
  await invitee.choose('24 November 2026', '10:30');
  await invitee.introduce('Ada Example', 'ada@example.org');
  const [response] = await Promise.all([
    invitee.page.waitForResponse((each) => each.request().method() === 'POST'),
    invitee.confirm(),
  ]);
  await expect(invitee.heading('You are booked')).toBeFocused();
  const { data: booked } = await response.json();
  const { data: event } = await request(server, `/v1/events/${booked.id}`);
  expect(event).toMatchObject({
    status: 'confirmed',
    start: '2026-11-24T10:30:00+01:00',
    invitee: { name: 'Ada Example', email: 'ada@example.org', timezone: 'Europe/Berlin' },
  });
  expect(await offeredOn(server, '2026-11-24')).not.toContain('2026-11-24T10:30:00+01:00');
});

journey('confirms the time in the time zones of invitee and host', async ({ browser, server }) => {
  const page = await browser.newPage({ timezoneId: 'America/New_York', locale: 'en-US' });
  await page.goto(server.address);
  const invitee = new Invitee(page);
  await invitee.choose('November 25, 2026', '9:30');
  await invitee.introduce('Bo', 'bo@example.org');
  await invitee.confirm();
  await expect(invitee.heading('You are booked')).toBeVisible();
  await expect(invitee.widget).toContainText('New York');
  await expect(invitee.widget).toContainText('Berlin');
  await page.close();
});

journey('keeps every answer when the time has just been taken', async ({ invitee, server }) => {
  await invitee.choose('26 November 2026', '11:00');
  await invitee.introduce('Cy', 'cy@example.org');
  await takeMeanwhile(server.address, '2026-11-26T11:00:00+01:00');
  await invitee.confirm();
  await expect(invitee.widget).toContainText('This time was just taken');
  await expect(invitee.field('Name')).toHaveValue('Cy');
  await invitee.button(/11:30/).click();
  await invitee.confirm();
  await expect(invitee.heading('You are booked')).toBeVisible();
  await expect(invitee.widget).toContainText('11:30');
  invitee.console.length = 0; // the browser prints every 409 itself
});

journey('makes only one booking when the response is lost', async ({ invitee, server }) => {
  await invitee.page.route(
    '**/embed/v1/events',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await invitee.choose('27 November 2026', '14:00');
  await invitee.introduce('Di', 'di@example.org');
  await invitee.confirm();
  await expect(invitee.heading('You are booked')).toBeVisible();
  await expect(invitee.widget).toContainText('The connection was lost for a moment. Your booking was made.');
  const { data: page } = await request(server, '/v1/events?from=2026-11-27T13:00:00Z&to=2026-11-27T13:30:00Z');
  expect(page).toMatchObject({ total: 1, data: [{ invitee: { email: 'di@example.org' } }] });
  invitee.console.length = 0; // the browser prints the lost request itself
});

journey('books automatically when the connection comes back', async ({ invitee, context }) => {
  await invitee.choose('1 December 2026', '10:00');
  await invitee.introduce('Eve', 'eve@example.org');
  await context.setOffline(true);
  await invitee.confirm();
  await expect(invitee.widget).toContainText('You are offline, so nothing is booked yet.');
  expect(await accessibilityFaults(invitee.page)).toEqual([]);
  await context.setOffline(false);
  await expect(invitee.heading('You are booked')).toBeVisible();
  invitee.console.length = 0; // the browser prints the lost request itself
});

journey('describes each invalid answer', async ({ invitee }) => {
  await invitee.choose('27 November 2026', '09:00');
  await invitee.introduce('', 'ada@example');
  await invitee.confirm();
  await expect(invitee.field('Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(invitee.field('Email')).toHaveAccessibleDescription(/name@example\.org/);
});

async function takeMeanwhile(address: string, start: string): Promise<void> {
  const response = await fetch(`${address}/v1/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
    body: JSON.stringify({
      event_type_id: 42,
      start,
      timezone: 'Europe/Berlin',
      answers: { name: 'Quick', email: 'quick@example.org' },
    }),
  });
  expect(response.status).toBe(201);
}

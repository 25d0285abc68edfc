import { accessibilityFaults, expect, journey, pageFaults } from '../support/index.ts';

journey('reschedules and cancels a booking from its link', async ({ invitee, context }) => {
  await invitee.choose('9 December 2026', '10:00');
  await invitee.introduce('Ada', 'ada.moves@example.org');
  await invitee.confirm();
  await expect(invitee.heading('You are booked')).toBeVisible();
  const link = await invitee.widget.getByRole('link', { name: 'Link to this booking' }).getAttribute('href');
  expect(link).toMatch(/\/manage\?event=[0-9a-f-]{36}#[0-9a-f-]{36}\.\d+\.[\w-]{43}$/);

  const page = await context.newPage();
  const printed: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  page.on('pageerror', (error) => printed.push(error.message));
  await page.goto(link ?? '');
  const widget = page.locator('sched-booking');
  const press = (name: string | RegExp) => widget.getByRole('button', { name, exact: true }).click();
  await expect(widget.getByRole('heading', { name: 'Your booking' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await press('Reschedule');
  // A neighbour of the old time, which the booking itself would stand in the way of.
  await widget.getByRole('button', { name: /^Wednesday 9 December 2026, \d+ times/ }).click();
  await widget.getByRole('button', { name: /^10:15|^10:30/ }).click();
  expect(await accessibilityFaults(page)).toEqual([]);
  await press(/^Next: /);
  await expect(widget.getByRole('heading', { name: 'Reschedule your booking?' })).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await press('Reschedule booking');
  await expect(widget.getByRole('heading', { name: 'Your booking has been rescheduled' })).toBeFocused();

  await press('Cancel booking');
  const [keep, cancel] = await widget.locator('.actions button').all();
  await expect(keep ?? widget).toHaveText('Keep booking');
  await expect(cancel ?? widget).toHaveCSS('color', 'rgb(179, 38, 30)');
  await widget.getByRole('textbox', { name: /Reason/ }).fill('Ill');
  expect(await accessibilityFaults(page)).toEqual([]);
  await press('Cancel booking');
  await expect(widget.getByRole('heading', { name: 'This booking is canceled' })).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.reload();
  await expect(widget.getByRole('heading', { name: 'This booking is canceled' })).toBeVisible();
  expect(printed).toEqual([]);
  await page.close();
});

journey('reports an invalid booking link', async ({ page, server }) => {
  for (const token of ['x', '0190a6a5-7a00-7000-8000-000000000001.AAAA']) {
    await page.goto('about:blank');
    await page.goto(`${server.address}/manage#${token}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Your booking' })).toBeVisible();
    await expect(page.locator('sched-booking').getByText('We can’t find this booking.')).toBeVisible();
    expect(await pageFaults(page)).toEqual([]);
  }
});

journey('says which link to open where the booking page gets no token', async ({ page, server }) => {
  await page.goto(`${server.address}/manage`);
  await expect(page.getByText(/open the link that you received when you booked/)).toBeVisible();
  await expect(page.locator('sched-booking')).toHaveCount(0);
  expect(await pageFaults(page)).toEqual([]);
});

for (const [locale, title, direction] of [
  ['de-DE', 'Seite nicht gefunden', 'ltr'],
  ['ar-EG', 'الصفحة غير موجودة', 'rtl'],
] as const) {
  journey.describe(`in a browser of ${locale} without JavaScript`, () => {
    journey.use({ locale, javaScriptEnabled: false });

    journey(`reports an unknown address in the language of ${locale}`, async ({ page, server }) => {
      const response = await page.goto(`${server.address}/no/such/page`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
    });
  });
}

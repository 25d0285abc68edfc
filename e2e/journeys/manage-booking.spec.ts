import { accessibilityFaults, clickUntil, expect, journey, pageFaults } from '../support/index.ts';

journey('reschedules and cancels a booking from its link', async ({ invitee, context }) => {
  await invitee.choose('9 December 2026', '10:00');
  await invitee.introduce('Ada', 'ada.moves@example.org');
  await invitee.confirm();
  await expect(invitee.heading('You are booked')).toBeVisible();
  const link = await invitee.widget.getByRole('link', { name: 'Link to this booking' }).getAttribute('href');
  expect(link).toMatch(/\/manage\?event=[0-9a-f-]{36}#[0-9a-f-]{36}\.\d+\.[\w-]{43}$/);

  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  await page.goto(link ?? '');
  const widget = page.locator('sched-booking');
  const button = (name: string | RegExp) => widget.getByRole('button', { name, exact: true });
  const heading = (name: string) => widget.getByRole('heading', { name });
  await expect(heading('Your booking')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await clickUntil(button('Reschedule'), button('Keep this time'));
  // A time next to the old one, which the booking itself would block.
  await widget.getByRole('button', { name: /^Wednesday 9 December 2026, \d+ times/ }).click();
  await widget.getByRole('button', { name: /^10:15|^10:30/ }).click();
  expect(await accessibilityFaults(page)).toEqual([]);
  await button(/^Next: /).click();
  await expect(heading('Reschedule your booking?')).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await clickUntil(button('Reschedule booking'), heading('Your booking has been rescheduled'));
  await expect(heading('Your booking has been rescheduled')).toBeFocused();

  await clickUntil(button('Cancel booking'), heading('Cancel your booking?'));
  const actions = widget.locator('.actions button');
  await expect(actions.first()).toHaveText('Keep booking');
  await expect(actions.nth(1)).toHaveCSS('color', 'rgb(179, 38, 30)');
  await widget.getByRole('textbox', { name: /Reason/ }).fill('Ill');
  expect(await accessibilityFaults(page)).toEqual([]);
  await clickUntil(button('Cancel booking'), heading('This booking is canceled'));
  await expect(heading('This booking is canceled')).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.reload();
  await expect(heading('This booking is canceled')).toBeVisible();
  expect(messages).toEqual([]);
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

journey('says which link to open if the booking page has no token', async ({ page, server }) => {
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

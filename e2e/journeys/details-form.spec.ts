import type { Page } from 'playwright/test';
import { accessibilityFaults, expect, journey, request } from '../support/index.ts';

/** Sets attributes of the widget, as a page does. */
async function setAttributes(page: Page, attributes: Record<string, string>): Promise<void> {
  await page.locator('sched-booking').evaluate((element, values) => {
    for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
  }, attributes);
}

journey('stores a national phone number in international form', async ({ invitee, server }) => {
  await invitee.choose('2 December 2026', '14:00');
  await invitee.introduce('Fay', 'fay@example.org');
  await invitee.widget.getByLabel(/Phone/).fill('030 / 123-456');
  await expect(invitee.widget).toContainText('+49 30 123456 · Germany');
  await invitee.confirm();
  await expect(invitee.heading('You are booked')).toBeVisible();
  const { data } = await request(server, '/v1/events?from=2026-12-02T13:00:00Z&to=2026-12-02T13:30:00Z');
  expect(data).toMatchObject({ data: [{ answers: { phone: '+4930123456' } }] });
});

journey('asks only for a check when every answer is prefilled', async ({ invitee, server }) => {
  await setAttributes(invitee.page, {
    'prefill-name': 'Gil',
    'prefill-email': 'gil@example.org',
    'metadata-campaign': 'autumn',
  });
  await invitee.choose('2 December 2026', '15:00');
  await expect(invitee.heading('Please check your answers')).toBeVisible();
  expect(await accessibilityFaults(invitee.page)).toEqual([]);
  await invitee.confirm();
  await expect(invitee.heading('You are booked')).toBeVisible();
  const { data } = await request(server, '/v1/events?from=2026-12-02T14:00:00Z&to=2026-12-02T14:30:00Z');
  expect(data).toMatchObject({ data: [{ invitee: { name: 'Gil' }, metadata: { campaign: 'autumn' } }] });
});

journey('does not book in a dry run, and reports a correct setup in debug', async ({ invitee, server }) => {
  await setAttributes(invitee.page, { 'dry-run': '', debug: '' });
  await expect(invitee.widget).toContainText('42 is published.');
  await expect(invitee.widget).toContainText(/\d+ of \d+ are left to this visitor/);
  await invitee.choose('3 December 2026', '14:00');
  await invitee.introduce('Hal', 'hal@example.org');
  expect(await accessibilityFaults(invitee.page)).toEqual([]);
  await invitee.confirm();
  await expect(invitee.widget).toContainText('Test mode: nothing was booked.');
  expect(await accessibilityFaults(invitee.page)).toEqual([]);
  const { data } = await request(server, '/v1/events?from=2026-12-03T13:00:00Z&to=2026-12-03T13:30:00Z');
  expect(data).toMatchObject({ total: 0 });
});

journey('retries a booking with a new form token when the first is refused', async ({ invitee, server }) => {
  const keys: (string | undefined)[] = [];
  await invitee.page.route('**/embed/v1/events', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const body = { ...route.request().postDataJSON(), ...(keys.length === 1 && { form_token: 'forged' }) };
    return route.continue({ postData: JSON.stringify(body) });
  });
  await invitee.choose('3 December 2026', '16:00');
  await invitee.introduce('Ivy', 'ivy@example.org');
  await invitee.confirm();
  await expect(invitee.heading('You are booked')).toBeVisible();
  expect(keys).toEqual([keys[0], keys[0]]);
  const { data } = await request(server, '/v1/events?from=2026-12-03T15:00:00Z&to=2026-12-03T15:30:00Z');
  expect(data).toMatchObject({ total: 1 });
  invitee.console.length = 0; // the browser prints every 403 itself
});

journey('hides the honeypot from the keyboard and from view', async ({ invitee, page }) => {
  await invitee.choose('3 December 2026', '15:00');
  const extra = invitee.widget.locator('[name="extra"]');
  await expect(extra).not.toBeInViewport();
  await invitee.field('Name').focus();
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await extra.evaluate((element) => element.matches(':focus'))).toBe(false);
  }
});

for (const [width, colorScheme, lang, dir] of [
  [320, 'light', 'en', 'ltr'],
  [768, 'dark', 'de', 'ltr'],
  [360, 'light', 'ar', 'rtl'],
] as const) {
  journey.describe(`at ${width} px, ${colorScheme}, in ${lang}`, () => {
    journey.use({ viewport: { width, height: 900 }, colorScheme });

    journey(
      `error summary takes the focus and passes axe at ${width} px, ${colorScheme}, in ${lang}`,
      async ({ invitee, page }) => {
        await page.evaluate(
          ([tag, direction]) => Object.assign(document.documentElement, { lang: tag, dir: direction }),
          [lang, dir] as const,
        );
        const { widget } = invitee;
        await widget.locator('[data-date="2026-12-04"]').click();
        await widget.locator('[part~=slot]').nth(2).click();
        await widget.locator('.split .primary').click();
        await widget.locator('#field-email').fill('ada@example');
        await widget.locator('[type=tel]').fill('030');
        await widget.locator('[part~=submit]').click();
        await expect(widget.locator('.summary')).toBeFocused();
        expect(await accessibilityFaults(page)).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      },
    );
  });
}

journey('selects a checkbox that is clicked while an error appears above it', async ({ invitee, page }) => {
  await page.route(/\/booking-forms$/, async (route) => {
    const response = await route.fetch();
    const form = await response.json();
    const terms = { ...form.data[0], id: 99, identifier: 'terms', label: 'I agree', type: 'checkbox', position: 99 };
    await route.fulfill({ response, json: { ...form, data: [...form.data, { ...terms, options: [] }] } });
  });
  await page.reload();
  await invitee.choose('3 December 2026', '15:00');
  await invitee.widget.getByLabel('Email').fill('ada@');
  await invitee.widget.getByLabel('I agree').click();
  await expect(invitee.widget.getByLabel('I agree')).toBeChecked();
  await expect(
    invitee.widget.getByText('Enter a full email address, like name@example.org.', { exact: true }),
  ).toBeVisible();
});

journey('reads a phone number in the selected country', async ({ invitee }) => {
  await invitee.choose('3 December 2026', '15:00');
  await invitee.widget.getByLabel('Country').selectOption('FR');
  await invitee.widget.getByLabel(/^Phone/).fill('01 23 45 67 89');
  await expect(invitee.widget).toContainText('+33 1 23 45 67 89 · France');
});

journey('places the country of a phone number to the left of it in Hebrew', async ({ invitee }) => {
  const { widget } = invitee;
  await setAttributes(invitee.page, { locale: 'he' });
  await expect(widget.locator('.root')).toHaveAttribute('dir', 'rtl');
  await widget.locator('[data-date="2026-12-04"]').click();
  await widget.locator('[part~=slot]').nth(3).click();
  await widget.locator('.split .primary').click();
  const number = await widget.locator('[type=tel]').boundingBox();
  const country = await widget.locator('.country').boundingBox();
  expect(country?.x).toBeLessThan(number?.x ?? 0);
});

import type { Page } from 'playwright/test';
import { expect, journey } from '../support/index.ts';

/** Opens a widget of an event type whose host is that of a test. */
async function open(page: Page, address: string, changes: { host?: string }) {
  await page.route(/\/event-types\/\d+$/, async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    const host = { ...data.host, name: changes.host ?? data.host.name };
    await route.fulfill({ response, json: { ...rest, data: { ...data, host } } });
  });
  await page.goto(address);
  const widget = page.locator('sched-booking');
  await expect(widget.locator('.day.open').first()).toBeVisible();
  return widget;
}

for (const width of [390, 450, 560, 640, 820, 860]) {
  journey.describe(`in a window of ${width} px`, () => {
    journey.use({ viewport: { width, height: 900 }, timezoneId: 'America/Argentina/Buenos_Aires' });

    journey(`shows the whole name of the host and of the city in ${width} px`, async ({ page, server }) => {
      const widget = await open(page, server.address, { host: 'Maximilian Freiherr von Guttenberg' });
      await page.evaluate((px) => {
        document.body.replaceChildren(document.querySelector('sched-booking') ?? '');
        document.body.style.cssText = `margin: 0; padding: 0; max-width: none; inline-size: ${px}px`;
      }, width);
      await widget.evaluate((element) => element.setAttribute('locale', 'fr'));
      await expect(widget.getByText('en ce moment').first()).toBeVisible();
      for (const name of ['Maximilian Freiherr von Guttenberg', 'Buenos Aires']) {
        const isWhole = await widget.getByText(name, { exact: true }).evaluate((element) => {
          return element.scrollWidth <= element.clientWidth || getComputedStyle(element).overflowX === 'visible';
        });
        expect(isWhole, name).toBe(true);
      }
    });
  });
}

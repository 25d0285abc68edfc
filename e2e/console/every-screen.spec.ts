import { consoleJourney, expect, pageFaults } from '../support/index.ts';

/** Every screen that has an address without an id. */
const paths = [
  '/',
  '/?tab=past',
  '/bookings/new',
  '/event-types',
  '/availability',
  '/calendars',
  '/contacts',
  '/embed',
  '/more',
  '/welcome',
  '/settings',
  '/settings/security',
  '/settings/people',
  '/settings/branding',
  '/settings/keys',
  '/settings/webhooks',
  '/settings/journal',
  '/settings/data',
  '/nowhere',
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of paths) {
    consoleJourney(
      `has no fault of accessibility at ${path} in ${colorScheme} colors`,
      async ({ openConsole, page }) => {
        await page.emulateMedia({ colorScheme });
        await openConsole(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await pageFaults(page)).toEqual([]);
      },
    );
  }
}

consoleJourney('fits every screen into 320 pixels', async ({ openConsole, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of paths) {
    await openConsole(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(320);
  }
});

consoleJourney.describe('in German', () => {
  consoleJourney.use({ locale: 'de-DE' });

  consoleJourney('fits every screen into 320 pixels in German', async ({ openConsole, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of paths) {
      await openConsole(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    }
  });
});

import type { Browser, BrowserContextOptions, Page } from 'playwright/test';
import { consoleJourney, expect, type HostServer, pageFaults } from '../support/index.ts';

/** Opens the page of the host as somebody who got its address. */
async function openHostPage(
  browser: Browser,
  server: HostServer,
  options: BrowserContextOptions = {},
  prepare: (page: Page) => Promise<void> = async () => undefined,
): Promise<Page> {
  // The description of the interface says what this returns.
  const { username } = (await server.request('GET', '/users/me')) as { username: string };
  const context = await browser.newContext({ locale: 'en-GB', ...options });
  const page = await context.newPage();
  await prepare(page);
  await page.goto(`${server.address}/${username}`);
  return page;
}

consoleJourney(
  'tells on the visitor’s clock when each event type can be booked next',
  async ({ browser, hostServer }) => {
    const berlin = await openHostPage(browser, hostServer, { timezoneId: 'Europe/Berlin' });
    await expect(berlin.getByText(/^Next: \w+/).first()).toBeVisible();
    await expect(berlin.getByText('Times in Central European Time')).toBeVisible();
    expect(await pageFaults(berlin)).toEqual([]);
    const newYork = await openHostPage(browser, hostServer, { timezoneId: 'America/New_York' });
    await expect(newYork.getByText('Times in Eastern Time')).toBeVisible();
    const next = newYork.getByText(/^Next: /).first();
    await expect(next).toBeVisible();
    expect(await next.textContent()).not.toBe(
      await berlin
        .getByText(/^Next: /)
        .first()
        .textContent(),
    );
  },
);

const narrowGerman = { locale: 'de', viewport: { width: 320, height: 640 } };

consoleJourney('moves nothing when the next times come', async ({ browser, hostServer }) => {
  const answers = Promise.withResolvers<void>();
  const page = await openHostPage(browser, hostServer, narrowGerman, async (opening) => {
    await opening.route('**/slots?*', async (route) => {
      await answers.promise;
      await route.continue();
    });
  });
  const zone = page.getByText(/^Zeitzone:/);
  await expect(zone).toBeVisible();
  const before = await zone.boundingBox();
  answers.resolve();
  await expect(page.getByText(/^Ab \w/).first()).toBeVisible();
  expect(await zone.boundingBox()).toEqual(before);
});

consoleJourney('says without JavaScript what can be booked, and whom to ask', async ({ browser, hostServer }) => {
  const page = await openHostPage(browser, hostServer, { javaScriptEnabled: false });
  await expect(page.getByText(/minutes/).first()).toBeVisible();
  await page.getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByText(/reply to the person who sent you this link/)).toBeVisible();
});

consoleJourney('fits a narrow phone, from right to left too', async ({ browser, hostServer }) => {
  const page = await openHostPage(browser, hostServer, { locale: 'ar', viewport: { width: 320, height: 640 } });
  await expect(page.getByText(/^متاح /).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await pageFaults(page)).toEqual([]);
});

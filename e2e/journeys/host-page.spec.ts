import type { BrowserContext, BrowserContextOptions, Page } from 'playwright/test';
// biome-ignore lint/correctness/noPrivateImports: a visitor reads these words one page after the other
import { pageWords } from '../../src/server/pages/words/index.ts';
// biome-ignore lint/correctness/noPrivateImports: a visitor reads these words one page after the other
import { loadWords } from '../../src/widget/messages/languages/index.ts';
import { consoleJourney, expect, pageFaults } from '../support/index.ts';

type OpenHostPage = (options?: BrowserContextOptions, prepare?: (page: Page) => Promise<void>) => Promise<Page>;

/** Opens the page of the host in a separate browser context, as a visitor who received its address. */
const journey = consoleJourney.extend<{ openHostPage: OpenHostPage }>({
  openHostPage: async ({ browser, hostServer }, use) => {
    // The description of the API says what this returns.
    const { username } = (await hostServer.request('GET', '/users/me')) as { username: string };
    const contexts: BrowserContext[] = [];
    await use(async (options = {}, prepare = async () => undefined) => {
      const context = await browser.newContext({ locale: 'en-GB', ...options });
      contexts.push(context);
      const page = await context.newPage();
      await prepare(page);
      await page.goto(`${hostServer.address}/${username}`);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

journey('says when each event type can be booked next, on the visitor’s clock', async ({ openHostPage }) => {
  const berlin = await openHostPage({ timezoneId: 'Europe/Berlin' });
  await expect(berlin.getByText(/^Next: \w+/).first()).toBeVisible();
  await expect(berlin.getByText('Times in Central European Time')).toBeVisible();
  expect(await pageFaults(berlin)).toEqual([]);
  const newYork = await openHostPage({ timezoneId: 'America/New_York' });
  await expect(newYork.getByText('Times in Eastern Time')).toBeVisible();
  const nextHere = berlin.getByText(/^Next: /).first();
  const nextThere = newYork.getByText(/^Next: /).first();
  await expect(nextThere).toBeVisible();
  expect(await nextThere.textContent()).not.toBe(await nextHere.textContent());
});

const narrowGerman = { locale: 'de', viewport: { width: 320, height: 640 } };

journey('keeps everything in place when the next times arrive', async ({ openHostPage }) => {
  const answers = Promise.withResolvers<void>();
  const page = await openHostPage(narrowGerman, async (opening) => {
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

journey('shows event types and a contact without JavaScript', async ({ openHostPage }) => {
  const page = await openHostPage({ javaScriptEnabled: false });
  await expect(page.getByText(/minutes/).first()).toBeVisible();
  await page.getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByText(/reply to the person who sent you this link/)).toBeVisible();
});

journey('fits a narrow phone, from right to left too', async ({ openHostPage }) => {
  const page = await openHostPage({ locale: 'ar', viewport: { width: 320, height: 640 } });
  await expect(page.getByText(/^متاح /).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await pageFaults(page)).toEqual([]);
});

journey('says how people meet in the words of the widget, in every language', async () => {
  const { en, ...translations } = pageWords;
  for (const [language, { videoCall, phoneCall, inPerson }] of Object.entries(translations)) {
    const { locations } = (await loadWords(language))(language);
    const { video, phone, in_person } = locations ?? {};
    expect({ video: videoCall, phone: phoneCall, in_person: inPerson }, language).toEqual({ video, phone, in_person });
  }
});

import type { Page } from 'playwright/test';
import { contrastFaults, expect, pageFaults } from '../../support/index.ts';
import { fullAccountJourney as journey } from './full-account-journey.ts';
import { listScenes, type Scene, screenPatterns } from './scenes.ts';

type Visit = { readonly page: Page; readonly openConsole: (path: string) => Promise<Page> };

/** Opens a scene in English, and performs its actions. */
async function open({ page, openConsole }: Visit, { path, run }: Scene): Promise<void> {
  await openConsole(path);
  await settle(page);
  await run?.(page, (english) => english);
}

async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Returns the violations that axe finds in light colors, and the contrast violations in dark colors. */
async function faultsInBothSchemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const faults = await pageFaults(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...faults, ...(await contrastFaults(page)).map((fault) => `dark: ${fault}`)];
}

const operations = '**/console/api/v1/**';

/** The states of a screen whose data does not load. */
const withoutData = {
  'still waits for its data': (page: Page) => page.route(operations, () => undefined),
  'got an error instead of its data': (page: Page) => page.route(operations, (route) => route.fulfill({ status: 503 })),
};

for (const pattern of screenPatterns) {
  journey(`passes axe in any state of ${pattern}`, async ({ account, page, openConsole }) => {
    journey.slow();
    for (const scene of listScenes(account).filter((each) => each.pattern === pattern)) {
      await open({ page, openConsole }, scene);
      expect(await faultsInBothSchemes(page), scene.name).toEqual([]);
      await page.goto('about:blank');
    }
  });

  for (const [state, prepare] of Object.entries(withoutData)) {
    journey(`passes axe while ${pattern} ${state}`, async ({ account, page, openConsole }) => {
      const [scene] = listScenes(account).filter((each) => each.pattern === pattern);
      await prepare(page);
      await openConsole(scene?.path ?? pattern);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.skeleton, [role="alert"], form, .list, .card').first()).toBeVisible();
      expect(await faultsInBothSchemes(page)).toEqual([]);
    });
  }
}

for (const locale of ['en-GB', 'de-DE', 'ar-EG']) {
  journey.describe(`in ${locale}`, () => {
    journey.use({ locale, viewport: { width: 320, height: 640 } });

    journey(`fits every screen into 320 pixels in ${locale}`, async ({ account, page, openConsole }) => {
      journey.slow();
      for (const { path, name } of listScenes(account).filter(({ run }) => !run)) {
        await openConsole(path);
        await settle(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(320);
      }
    });
  });
}

journey('passes axe at an unknown address', async ({ page, openConsole }) => {
  await openConsole('/nowhere');
  await settle(page);
  expect(await faultsInBothSchemes(page)).toEqual([]);
});

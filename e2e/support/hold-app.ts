import type { Page } from 'playwright/test';

/** Keeps the app of a page from loading, so that only the page's script draws. Returns a function that lets it load. */
export async function holdApp(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const barrier = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/chunks\/screen-/, async (route) => {
    await barrier;
    await route.continue();
  });
  return release;
}

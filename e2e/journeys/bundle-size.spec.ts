import type { Page } from 'playwright/test';
import { apiKey, expect, journey } from '../support/index.ts';

/**
 * The most compressed bytes of all scripts and styles until the first time can be tapped: 38 kB, and the page's own
 * styles.
 */
const budgetBytes = 40_000;

journey('loads at most 40 kB before a day can be selected', async ({ page, server }) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) {
      sizes.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      );
    }
  });
  await page.goto(server.address);
  await page
    .locator('sched-booking')
    .getByRole('button', { name: /24 November 2026, \d+ times/ })
    .click();
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(budgetBytes);
});

journey('never sends the API key to a page', async ({ page, server }) => {
  expect(await responsesOf(page, server.address)).not.toContain(apiKey);
});

journey('loads no code that writes HTML', async ({ page, server }) => {
  const bodies = await responsesOf(page, server.address);
  expect(bodies.match(/innerHTML|outerHTML|insertAdjacentHTML|document\.write/g)).toBeNull();
});

/** Returns the responses that a page receives until a day is selected. */
async function responsesOf(page: Page, address: string): Promise<string> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => bodies.push(response.text().catch(() => '')));
  await page.goto(address);
  await page
    .locator('sched-booking')
    .getByRole('button', { name: /24 November 2026, \d+ times/ })
    .click();
  return (await Promise.all(bodies)).join('\n');
}

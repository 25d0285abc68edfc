import { expect, type Page, test } from 'playwright/test';
import { type CheckoutCopy, copyCheckout } from './checkout-copy.ts';

/** Vite prepares the libraries at its first start, which takes minutes on a busy machine. */
const startMillis = 600_000;

let checkout: CheckoutCopy;
let address: string;

test.describe.configure({ mode: 'serial', timeout: startMillis });

test.beforeAll(async () => {
  test.setTimeout(startMillis);
  checkout = await copyCheckout();
  address = await checkout.startDev();
});

test.afterAll(async () => {
  await checkout.interrupt();
  await checkout.remove();
});

const monthTitle = '[part~="month-title"]';

/** Opens the example page, selects a time, and marks the page so that a reload is noticeable. */
async function chooseTime(page: Page): Promise<void> {
  await page.goto(`${address}/`);
  await page.locator('[part~="slot"]').first().click({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: /^Next: / })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
}

async function isSamePage(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isSamePage' in window);
}

test('shows an edited style immediately, and keeps the selected time', async ({ page }) => {
  await chooseTime(page);
  await checkout.edit('src/widget/styles/month.css', '.month-title {', '.month-title {\n  letter-spacing: 7px;');
  await expect(page.locator(monthTitle)).toHaveCSS('letter-spacing', '7px');
  await expect(page.getByRole('button', { name: /^Next: / })).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
});

test('shows an edited word immediately, and keeps the selected time', async ({ page }) => {
  await chooseTime(page);
  await checkout.edit('src/widget/messages/en.ts', "next: 'Next'", "next: 'Onwards'");
  await expect(page.getByText('Onwards')).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
});

test('shows an edited component immediately, and keeps the selected time', async ({ page }) => {
  await chooseTime(page);
  await checkout.edit(
    'src/widget/steps/select-time/month/month.tsx',
    'part="month-title"',
    'part="month-title" title="edited"',
  );
  await expect(page.locator(monthTitle)).toHaveAttribute('title', 'edited');
  await expect(page.getByRole('button', { name: /^Next: / })).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
});

test('leads to a page from every link', async ({ page }) => {
  const statusOf = async (path: string) => (await page.request.get(`${address}${path}`)).status();
  for (const path of ['/', '/playground', '/manage', '/docs', '/demo', '/demo/introductory-call']) {
    await page.goto(`${address}${path}`);
    const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const link of new Set([path, ...links])) expect([link, await statusOf(link ?? '')]).toEqual([link, 200]);
  }
  expect(await statusOf('/nowhere')).toBe(404);
});

test('prints short lines and no error', () => {
  expect(checkout.output.filter((line) => line.length > 120 || /error/i.test(line))).toEqual([]);
});

test('leaves no process behind after Ctrl-C, including the database', async () => {
  expect(await checkout.processesLeft()).not.toEqual([]);
  await checkout.interrupt();
  expect(await checkout.processesLeft()).toEqual([]);
});

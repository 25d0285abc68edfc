import type { Locator, Page } from 'playwright/test';
import { expect, host, journey, makeDataDir, now, removeDataDir, startTestServer } from '../support/index.ts';

journey('leads a newcomer from the printed link to a booking in the console', async ({ page }) => {
  const dataDir = await makeDataDir();
  const server = await startTestServer({ dataDir, now });
  try {
    await page.goto(server.setupLink ?? '');
    await page.getByLabel('First name').fill(host.firstName);
    await page.getByLabel('Email address').fill(host.email);
    await page.getByLabel('Password').fill(host.password);
    await page.getByRole('button', { name: 'Set up' }).click();
    await expect(page.getByRole('heading', { name: `Welcome, ${host.firstName}` })).toBeVisible();
    await page.getByRole('button', { name: 'Save and continue' }).first().click();
    await page.getByLabel('Title').fill('First talk');
    await page.getByRole('button', { name: 'Save and continue' }).first().click();
    await page.getByRole('button', { name: 'Skip for now' }).click();
    const link = await page.getByRole('link', { name: 'Open it' }).getAttribute('href');
    await page.getByRole('button', { name: 'Make a test booking' }).click();
    await expect(page.getByRole('main')).toContainText('It works. Your test booking:');

    await page.goto(new URL(link ?? '', server.address).href);
    const widget = page.locator('sched-booking');
    await widget.locator('[part~="slot"]').first().click();
    await widget.getByRole('button', { name: /^Next: / }).click();
    await widget.getByLabel('Your name').fill('Grace Hopper');
    await widget.getByLabel(/email/i).fill('grace@example.org');
    await page.keyboard.press('Enter');
    await expect(widget.getByRole('heading', { name: 'You are booked' })).toBeVisible();

    await page.goto(`${server.address}/console/`);
    await expect(page.getByRole('link', { name: /Grace Hopper/ }).first()).toBeVisible();
  } finally {
    await server.stop();
    await removeDataDir(dataDir);
  }
});

/** More than the tab stops of any screen in the first run. */
const maxTabs = 60;

/** Presses Tab until the target has the focus, as a person without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < maxTabs; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The focus does not reach ${target}.`);
}

journey('leads a newcomer from the printed link to a test booking by the keyboard alone', async ({ page }) => {
  const dataDir = await makeDataDir();
  const server = await startTestServer({ dataDir, now });
  const type = async (name: string, text: string) => {
    await tabTo(page, page.getByRole('textbox', { name }));
    await page.keyboard.type(text);
  };
  const press = async (name: string) => {
    await tabTo(page, page.getByRole('button', { name }).first());
    await page.keyboard.press('Enter');
  };
  try {
    await page.goto(server.setupLink ?? '');
    await type('First name', host.firstName);
    await type('Email address', host.email);
    await type('Password', host.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Welcome, ${host.firstName}` })).toBeVisible();
    await tabTo(page, page.getByRole('checkbox', { name: 'Friday' }));
    await page.keyboard.press('Space');
    await press('Save and continue');
    await expect(page.getByRole('heading', { name: 'What can people book?' })).toBeFocused();
    await type('Title', 'First talk');
    await press('Save and continue');
    await press('Skip for now');
    await press('Make a test booking');
    await tabTo(page, page.getByRole('link', { name: 'Show the booking' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^First talk with Ada/ })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Cancel booking' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await page.keyboard.type('Only a test');
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByText('Only a test')).toBeVisible();
  } finally {
    await server.stop();
    await removeDataDir(dataDir);
  }
});

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

import type { Page } from 'playwright/test';
import { consoleJourney, expect, type HostServer, host, networkAddress, pageFaults } from '../support/index.ts';

async function signIn(page: Page, { address }: HostServer, password: string): Promise<void> {
  await page.goto(`${address}/console/`);
  await page.getByLabel('Email address').fill(host.email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

consoleJourney('shows the console to anyone who knows the password', async ({ page, hostServer }) => {
  await signIn(page, hostServer, host.password);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

consoleJourney('gives the same error for a wrong password and an unknown address', async ({ page, hostServer }) => {
  await signIn(page, hostServer, 'not the password');
  await expect(page.getByRole('alert')).toContainText('The email address or the password is wrong.');
  await page.getByLabel('Email address').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The email address or the password is wrong.');
});

consoleJourney('does not offer a passkey at an IP address', async ({ page, hostServer }) => {
  await page.goto(`${hostServer.address.replace('localhost', '127.0.0.1')}/console/`);
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden();
});

consoleJourney('explains what to do at an address without HTTPS', async ({ page, hostServer }) => {
  // Over the network, the server does not reveal who is signed in.
  for (const name of ['studio.test', networkAddress()]) {
    await page.goto(`${hostServer.address.replace('localhost', name)}/console/`);
    await expect(page.getByRole('heading', { name: 'It is not safe to sign in at this address' })).toBeVisible();
  }
  await expect(page.getByText(`${hostServer.address}/console/`)).toBeVisible();
  await expect(page.getByLabel('Password')).toBeHidden();
  expect(await pageFaults(page)).toEqual([]);
});

consoleJourney('asks to sign in again in a dialog when a session has ended', async ({ page, context, hostServer }) => {
  await signIn(page, hostServer, host.password);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.clearCookies();
  // Not with the pointer: if the page refreshes its data before the click, the dialog opens and covers the button.
  await page.getByRole('link', { name: 'Contacts' }).dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
  await dialog.getByLabel('Password').fill(host.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
});

consoleJourney.describe('in German', () => {
  consoleJourney.use({ locale: 'de-DE' });

  consoleJourney('speaks the language of the browser', async ({ page, hostServer }) => {
    await page.goto(`${hostServer.address}/console/`);
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  });
});

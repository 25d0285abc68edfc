import type { Page } from 'playwright/test';
import { expect, Invitee, journey, pageFaults } from '../support/index.ts';

/** Opens the playground, where nothing may go wrong unseen: its policy refuses what is not ours. */
async function openPlayground(page: Page, address: string): Promise<Invitee> {
  const invitee = new Invitee(page);
  await page.goto(address);
  await page.getByRole('link', { name: 'playground' }).click();
  await expect(page).toHaveURL(`${address}/playground`);
  return invitee;
}

journey('snippet and preview follow the playground’s controls', async ({ page, server }) => {
  const invitee = await openPlayground(page, server.address);
  const snippet = page.locator('#snippet');
  const script = `<script type="module" src="${server.address}/sched-booking.js"></script>`;
  await expect(snippet).toHaveText(
    `${script}\n<sched-booking event-type="demo/introductory-call" dry-run></sched-booking>`,
  );
  await page.getByLabel('Event type').fill('43');
  await page.getByLabel('Layout').selectOption('Week');
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('Arabic');
  await page.getByLabel('Dry run').uncheck();
  await page.getByLabel('Accent').fill('gold');
  await page.getByLabel('Corners').fill('2px');
  await page.getByLabel('Corners').blur();
  await expect(snippet).toHaveText(
    `${script}\n<sched-booking event-type="43" layout="week" locale="ar"></sched-booking>`,
  );
  await expect(page.locator('#styles')).toHaveText('sched-booking { --sched-primary: gold; --sched-radius: 2px; }');
  await expect(invitee.widget.locator('.root')).toHaveAttribute('dir', 'rtl');
  await expect(invitee.widget.locator('.week-days .time').first()).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Begin anew' }).click();
  await expect(invitee.day('2 December 2026')).toBeVisible();
  await expect(snippet).toContainText('event-type="demo/introductory-call" dry-run>');
  expect(invitee.console).toEqual([]);
});

for (const [name, accent] of [
  ['A pottery', 'rgb(154, 69, 38)'],
  ['A product', 'rgb(182, 242, 74)'],
  ['A clinic', 'rgb(11, 114, 97)'],
] as const) {
  journey(`${name.toLowerCase()} theme books and passes axe at every step`, async ({ page, server }) => {
    journey.slow();
    const invitee = await openPlayground(page, server.address);
    await page.getByRole('radio', { name }).focus();
    await page.keyboard.press('Space');
    await invitee.day('3 December 2026').click();
    await invitee.time('09:00').click();
    expect(await pageFaults(page)).toEqual([]);
    await invitee.next.click();
    await invitee.introduce('Ada', 'ada@example.org');
    const button = invitee.button('Confirm booking');
    await page.mouse.move(0, 0);
    await expect(button).toHaveCSS('background-color', accent);
    await invitee.confirm();
    await expect(invitee.widget.getByText(/nothing was booked/)).toBeVisible();
    expect(await pageFaults(page)).toEqual([]);
    // What is copied is what was put on.
    const written = await page.locator('#styles').textContent();
    const served = await (await fetch(`${server.address}/themes/${await themeOn(page)}.css`)).text();
    expect(written).toBe(served.replaceAll(`.${await themeOn(page)} `, '').trim());
    await expect(page.locator('#events li').first()).toContainText('sched:');
    expect(invitee.console).toEqual([]);
  });
}

journey('playground opens the popup and copies its snippet', async ({ page, server, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const invitee = await openPlayground(page, server.address);
  await page.getByLabel('Mode').selectOption('Popup');
  await page.getByRole('button', { name: 'Open the popup' }).click();
  await expect(invitee.day('2 December 2026')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open the popup' })).toBeFocused();
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('mode="popup"');
});

for (const use of [{ viewport: { width: 320, height: 700 } }, { colorScheme: 'dark' as const }]) {
  journey.describe(`with ${JSON.stringify(use)}`, () => {
    journey.use(use);

    journey('playground passes axe and never scrolls sideways', async ({ page, server }) => {
      const invitee = await openPlayground(page, server.address);
      await expect(invitee.day('2 December 2026')).toBeVisible();
      expect(await pageFaults(page)).toEqual([]);
      for (const room of ['All there is', '640 px']) {
        await page.getByRole('radio', { name: room }).check({ force: true });
        const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
        expect(scrollWidth).toBe(clientWidth);
      }
    });
  });
}

async function themeOn(page: Page): Promise<string> {
  return (await page.locator('#stage').getAttribute('data-page')) ?? '';
}

import type { Page } from 'playwright/test';
import { clickUntil, pageFaults } from '../support/index.ts';
import { expect, journey, openPopup, openThemed } from './themed-page.ts';

const surroundings = [
  { name: 'a light page', use: {}, locale: 'en' },
  { name: 'a dark page', use: { colorScheme: 'dark' as const }, locale: 'de' },
  { name: 'forced colors', use: { forcedColors: 'active' as const }, locale: 'en' },
  { name: 'Arabic', use: {}, locale: 'ar' },
];

for (const [place, { name, use, locale }] of surroundings.entries()) {
  journey.describe(`over ${name}`, () => {
    journey.use(use);

    journey(`floating button and popup pass axe at every step over ${name}`, async ({ page, server }) => {
      journey.slow();
      const css = ':root { color-scheme: light dark }';
      const { widget } = await openThemed(page, server, { css, attributes: `mode="button" locale="${locale}"` });
      const press = (selector: string) => widget.locator(selector).click();
      const see = async (selector: string) => {
        await expect(widget.locator(selector).first()).toBeVisible();
        expect(await pageFaults(page), selector).toEqual([]);
      };
      await see('.launcher');
      await press('.launcher');
      await press(`[data-date="2026-12-1${place + 4}"]`);
      await widget.locator('.time').nth(1).click();
      await see('.split');
      await press('.split .primary');
      await press('.actions .primary');
      await see('.error');
      await widget.locator('input[autocomplete="name"]').fill('Ada');
      await widget.locator('input[autocomplete="email"]').first().fill(`popup${place}@example.org`);
      await press('.actions .primary');
      await see('#done-title');
      // Buttons that have just appeared ignore clicks, which may have been meant for the previous content.
      await clickUntil(widget.locator('.manage .quiet-button'), widget.locator('.reschedule-strip'));
      await see('.reschedule-strip');
      await widget.locator('.time').nth(2).click();
      await press('.split .primary');
      await see('.old-and-new');
      await widget.locator('.actions .text-button').click();
      await press('.reschedule-strip .link');
      await clickUntil(widget.locator('.manage .text-button').last(), widget.locator('#cancel-reason'));
      await see('#cancel-reason');
    });
  });
}

const opener = (element: string) => `<button id="talk">Talk</button>${element}<a href="#after">After</a>
  <script>talk.onclick = () => document.querySelector('sched-booking').open()</script>`;

journey('popup is a named dialog with a named close button', async ({ page, server }) => {
  const invitee = await openThemed(page, server, { attributes: 'mode="popup" locale="de"', around: opener });
  await page.getByRole('button', { name: 'Talk' }).click();
  await expect(invitee.widget.getByRole('dialog', { name: 'Termin buchen' })).toBeFocused();
  await expect(invitee.button('Schließen')).toBeVisible();
});

journey('popup traps the focus and returns it on Escape', async ({ page, server }) => {
  const invitee = await openThemed(page, server, { attributes: 'mode="popup"', around: opener });
  await page.getByRole('button', { name: 'Talk' }).focus();
  await page.keyboard.press('Enter');
  await expect(invitee.day('2 December 2026')).toBeVisible();
  await expect(invitee.widget.getByRole('dialog')).toBeFocused();
  const focused: string[] = [];
  for (let tab = 0; tab < 6; tab += 1) {
    await page.keyboard.press('Tab');
    focused.push(await focusedName(page));
  }
  const days = expect.stringContaining('20 November 2026');
  expect(focused.slice(0, 4)).toEqual(['Close', 'Previous month', 'Next month', days]);
  // Tab does not reach the page behind the popup.
  for (let tab = 0; tab < 20; tab += 1) {
    await page.keyboard.press('Tab');
    expect(['Talk', 'After']).not.toContain(await focusedName(page));
  }
  await page.keyboard.press('Escape');
  await expect(invitee.widget.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Talk' })).toBeFocused();
});

for (const { hasTouch, least } of [
  { hasTouch: false, least: 24 },
  { hasTouch: true, least: 44 },
]) {
  const way = hasTouch ? 'by finger' : 'by mouse';
  journey.describe(way, () => {
    journey.use({ hasTouch, isMobile: hasTouch, viewport: { width: 360, height: 640 } });

    journey(`floating button and close button stay large enough ${way} and in view`, async ({ page, server }) => {
      const invitee = await openThemed(page, server, { attributes: 'mode="button"' });
      const launcher = await invitee.button('Book a meeting').boundingBox();
      expect(Math.min(launcher?.width ?? 0, launcher?.height ?? 0)).toBeGreaterThanOrEqual(least);
      await invitee.button('Book a meeting').click();
      await expect(invitee.day('2 December 2026')).toBeVisible();
      await invitee.widget.locator('.popup').evaluate((popup) => popup.scrollTo(0, 400));
      const closer = await invitee.button('Close').boundingBox();
      expect(Math.min(closer?.width ?? 0, closer?.height ?? 0)).toBeGreaterThanOrEqual(least);
      await expect(invitee.button('Close')).toBeInViewport({ ratio: 1 });
    });
  });
}

/** Returns the name of the focused element, in any shadow tree. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
  });
}

for (const { page: direction, locale } of [
  { page: 'ltr', locale: 'en' },
  { page: 'ltr', locale: 'ar' },
  { page: 'rtl', locale: 'he' },
  { page: 'rtl', locale: 'en' },
]) {
  journey.describe(`on a phone with a page from ${direction}`, () => {
    journey.use({ viewport: { width: 320, height: 640 } });

    journey(
      `popup in ${locale} covers no title with its × on a page that is ${direction}`,
      async ({ page, server }) => {
        const around = (element: string) => `<div dir="${direction}">${element}</div>`;
        const { widget } = await openThemed(page, server, { attributes: `mode="popup" locale="${locale}"`, around });
        await openPopup(page);
        await expect(widget.locator(`[dir="${locale === 'en' ? 'ltr' : 'rtl'}"] .day.open`).first()).toBeVisible();
        const title = await widget.locator('.details h2').boundingBox();
        const close = await widget.locator('.popup-close').boundingBox();
        const [start, end] = [title?.x ?? 0, (title?.x ?? 0) + (title?.width ?? 0)];
        const isBeside = (close?.x ?? 0) >= end || (close?.x ?? 0) + (close?.width ?? 0) <= start;
        expect(isBeside).toBe(true);
      },
    );
  });
}

import type { Locator } from 'playwright/test';
import { clickUntil, expect, journey } from '../support/index.ts';

/** The minimum height in pixels of a control that is tapped. */
const minHeightByFinger = 44;
/**
 * The minimum width, and the minimum height for a mouse, in pixels. In a narrow column, seven days side by side leave no
 * more. WCAG 2.2 requires 24.
 */
const minSize = 24;

/** Returns the names of the controls in the widget that are too small to tap. */
async function smallTargets(widget: Locator, minHeight = minHeightByFinger): Promise<string[]> {
  const targets = await widget.locator('button, a, select, input, textarea').all();
  const small: string[] = [];
  for (const target of targets) {
    if (!(await target.isVisible())) continue;
    const { name, width, height } = await target.evaluate((element) => {
      // A checkbox and its label are one target.
      const box = (element.closest('label, .chips') ?? element).getBoundingClientRect();
      const isUnseen = element.closest('[aria-hidden="true"]') !== null;
      const name = element.getAttribute('aria-label') || element.textContent || element.outerHTML;
      return { name, width: isUnseen ? 99 : box.width, height: isUnseen ? 99 : box.height };
    });
    if (width < minSize || height < minHeight) small.push(`${name}: ${width} × ${height}`);
  }
  return small;
}

for (const width of [320, 390, 800]) {
  journey.describe(`by finger on ${width} px`, () => {
    journey.use({ viewport: { width, height: 900 }, hasTouch: true, isMobile: true });

    journey(`every control is large enough to tap at every step on ${width} px`, async ({ invitee }) => {
      const { widget } = invitee;
      await invitee.day('8 December 2026').tap();
      await invitee.time(width === 320 ? '11:00' : width === 390 ? '12:00' : '13:00').tap();
      expect(await smallTargets(widget)).toEqual([]);
      await invitee.button(/^Time zone: Berlin/).tap();
      await expect(widget.getByRole('option').first()).toBeVisible();
      expect(await smallTargets(widget)).toEqual([]);
      await invitee.button('Close').tap();
      await invitee.next.tap();
      await invitee.introduce('Ada', `ada${width}@example.org`);
      expect(await smallTargets(widget)).toEqual([]);
      await invitee.confirm();
      await expect(invitee.heading('You are booked')).toBeVisible();
      expect(await smallTargets(widget)).toEqual([]);
      await clickUntil(invitee.button('Reschedule'), invitee.button('Keep this time'));
      expect(await smallTargets(widget)).toEqual([]);
    });
  });
}

journey('every control of a booking is large enough to click with a mouse', async ({ invitee }) => {
  await invitee.choose('8 December 2026', '14:00');
  await invitee.introduce('Ada', 'ada.mouse@example.org');
  await invitee.confirm();
  await expect(invitee.widget.getByRole('link', { name: 'Join the call' })).toBeVisible();
  expect(await smallTargets(invitee.widget, minSize)).toEqual([]);
});

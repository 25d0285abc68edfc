import type { Page } from 'playwright/test';
import { expect, consoleJourney as journey } from '../support/index.ts';

/** The bars that stay visible while the page scrolls below them. */
const bars = ['.save-bar', '.navigation', '.dialog-actions'];

/** Returns the controls whose middle a bar covers when the Tab key reaches them. */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < 100; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate((bars) => {
      const { activeElement: control } = document;
      if (!control || control.matches('.save-bar *, sched-booking')) return '';
      const { left, top, width, height } = control.getBoundingClientRect();
      const bar = document.elementFromPoint(left + width / 2, top + height / 2)?.closest(bars.join());
      return bar && !bar.contains(control) ? control.outerHTML : undefined;
    }, bars);
    if (name === '') return hidden;
    if (name !== undefined) hidden.push(name);
  }
  return hidden;
}

for (const size of [
  { width: 1280, height: 480 },
  { width: 320, height: 640 },
  // A window of 1280 by 1024 pixels at a zoom of 400 %.
  { width: 320, height: 256 },
]) {
  journey(
    `keeps what the Tab key reaches in sight beside the save bar at ${size.width} by ${size.height} pixels`,
    async ({ page, openConsole }) => {
      await page.setViewportSize(size);
      await openConsole('/availability');
      await page.getByRole('switch', { name: 'Monday' }).focus();
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: 'Save' }).waitFor();
      expect(await hiddenStops(page)).toEqual([]);
    },
  );
}

journey('keeps what the Tab key reaches in sight beside the tabs of a phone', async ({ page, openConsole }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openConsole('/bookings/new');
  await page.getByRole('button', { name: /^Friday 20/ }).waitFor();
  expect(await hiddenStops(page)).toEqual([]);
});

journey(
  'keeps what the Tab key reaches in sight beside the buttons of a dialog',
  async ({ page, hostServer, openConsole }) => {
    const [eventType] = (await hostServer.request('GET', '/event-types')) as [{ id: number }]; // as the API says
    await page.setViewportSize({ width: 320, height: 400 });
    await openConsole(`/event-types/${eventType.id}`);
    await page.getByRole('button', { name: 'Add question' }).click();
    await page.getByRole('textbox', { name: 'Question' }).waitFor();
    expect(await hiddenStops(page)).toEqual([]);
  },
);

journey('shows the whole outline of the last field of a dialog', async ({ page, openConsole }) => {
  await openConsole('/event-types');
  await page.getByRole('button', { name: 'New event type' }).click();
  const last = page.locator('.dialog-body input').last();
  await last.focus();
  const isCovered = await last.evaluate((field) => {
    const { left, width, bottom } = field.getBoundingClientRect();
    const outline = 3; // the middle of a 2 px line at a distance of 2 px
    return document.elementFromPoint(left + width / 2, bottom + outline)?.closest('.dialog-actions') != null;
  });
  expect(isCovered).toBe(false);
});

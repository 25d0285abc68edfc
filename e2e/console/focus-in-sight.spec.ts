import type { Page } from 'playwright/test';
import { expect, consoleJourney as journey } from '../support/index.ts';

/** Returns the names of the controls whose middle is covered by something else when the Tab key reaches them. */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < 100; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const { activeElement: control } = document;
      if (!control || control.matches('.save-bar *, sched-booking')) return '';
      const { left, top, width, height } = control.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return above?.closest('.save-bar') && !above.contains(control) && !control.contains(above)
        ? control.outerHTML
        : undefined;
    });
    if (name === '') return hidden;
    if (name !== undefined) hidden.push(name);
  }
  return hidden;
}

for (const size of [
  { width: 1280, height: 480 },
  { width: 320, height: 640 },
]) {
  journey(
    `keeps what the Tab key reaches in sight beside the save bar at ${size.width} pixels`,
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

import type { Locator } from 'playwright/test';
import { expect } from '../../support/index.ts';
import { fullAccountJourney as journey } from './full-account-journey.ts';

/** Returns how many lines the text of each element takes. */
function linesOf(elements: Locator): Promise<number[]> {
  return elements.evaluateAll((found) =>
    found.map((element) => {
      const text = document.createRange();
      text.selectNodeContents(element.lastChild ?? element); // an icon may come first
      return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
    }),
  );
}

journey.describe('on a German desktop', () => {
  journey.use({ locale: 'de-DE', viewport: { width: 1280, height: 800 } });

  journey('writes each time of a booking on one line', async ({ openConsole }) => {
    const page = await openConsole('/');
    const times = page.locator('.meeting-time');
    await times.first().waitFor();
    expect(new Set(await linesOf(times))).toEqual(new Set([1]));
  });

  journey('aligns the choice of a color with the fields beside it', async ({ openConsole }) => {
    const page = await openConsole('/embed');
    const middleOf = (element: Locator) =>
      element.evaluate((found) => {
        const { top, bottom } = found.getBoundingClientRect();
        return (top + bottom) / 2;
      });
    const checkbox = page.locator('.columns .checkbox');
    await checkbox.waitFor();
    const [besides, own] = [await middleOf(page.locator('.columns select').last()), await middleOf(checkbox)];
    expect(Math.abs(besides - own)).toBeLessThan(2);
  });
});

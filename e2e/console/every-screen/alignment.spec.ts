import type { Locator } from 'playwright/test';
import { expect } from '../../support/index.ts';
import { fullAccountJourney as journey } from './full-account-journey.ts';

/** Returns how many lines the text of each element takes. */
function linesOf(elements: Locator): Promise<number[]> {
  return elements.evaluateAll((items) =>
    items.map((element) => {
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
      element.evaluate((item) => {
        const { top, bottom } = item.getBoundingClientRect();
        return (top + bottom) / 2;
      });
    const checkbox = page.locator('.columns .checkbox');
    await checkbox.waitFor();
    const [selectMiddle, checkboxMiddle] = [
      await middleOf(page.locator('.columns select').last()),
      await middleOf(checkbox),
    ];
    expect(Math.abs(selectMiddle - checkboxMiddle)).toBeLessThan(2);
  });
});

journey.describe('on an American desktop', () => {
  journey.use({ locale: 'en-US', viewport: { width: 1280, height: 800 } });

  journey('writes each time of a booking on one line on a 12-hour clock', async ({ hostServer, openConsole }) => {
    await hostServer.request('PUT', '/users/me', { time_format: 12 });
    const page = await openConsole('/');
    const times = page.locator('.meeting-time');
    await expect(times.first()).toContainText('AM');
    expect(new Set(await linesOf(times))).toEqual(new Set([1]));
    await hostServer.request('PUT', '/users/me', { time_format: 24 });
  });
});

journey.describe('on a French tablet', () => {
  journey.use({ locale: 'fr-FR', viewport: { width: 768, height: 900 } });

  journey('shows the whole name of each filter', async ({ openConsole }) => {
    const page = await openConsole('/?show=past');
    const filters = page.locator('.filters select');
    await expect(filters).toHaveCount(3);
    const hidden = await filters.evaluateAll((items) =>
      items.map((filter) => {
        const whole = filter.cloneNode(true) as HTMLSelectElement; // a clone of a select is one
        for (const option of [...whole.options].slice(1)) option.remove();
        whole.style.inlineSize = 'max-content';
        document.body.append(whole);
        const missing = whole.offsetWidth - (filter as HTMLElement).offsetWidth;
        whole.remove();
        return missing;
      }),
    );
    for (const missing of hidden) expect(missing).toBeLessThanOrEqual(0);
  });
});

for (const locale of ['de-DE', 'fr-FR', 'he-IL']) {
  journey.describe(`on a phone in ${locale}`, () => {
    journey.use({ locale, viewport: { width: 320, height: 640 } });

    journey(`writes the button that copies a link on one line in ${locale}`, async ({ openConsole }) => {
      const page = await openConsole('/event-types');
      const buttons = page.locator('.event-type .button');
      await buttons.first().waitFor();
      expect(new Set(await linesOf(buttons))).toEqual(new Set([1]));
    });
  });
}

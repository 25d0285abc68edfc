import type { Page } from 'playwright/test';
import { expect, journey } from '../support/index.ts';

type Changes = { readonly title?: string; readonly host?: string; readonly durations?: readonly number[] };

/** Opens a widget whose event type has the given title, host and lengths. */
async function open(page: Page, address: string, changes: Changes) {
  await page.route(/\/event-types\/\d+$/, async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    const host = { ...data.host, name: changes.host ?? data.host.name };
    const { title = data.title, durations = data.durations } = changes;
    await route.fulfill({ response, json: { ...rest, data: { ...data, title, host, durations } } });
  });
  await page.goto(address);
  const widget = page.locator('sched-booking');
  await expect(widget.locator('.day.open').first()).toBeVisible();
  return widget;
}

/** Removes everything except the widget from the page, and the page's margins. `css` adds to the style of the body. */
async function showAlone(page: Page, css = ''): Promise<void> {
  await page.evaluate((style) => {
    document.body.replaceChildren(document.querySelector('sched-booking') ?? '');
    document.body.style.cssText = `margin: 0; padding: 0; ${style}`;
  }, css);
}

journey.describe('by finger on 320 px', () => {
  journey.use({ viewport: { width: 320, height: 900 }, hasTouch: true, isMobile: true, locale: 'de-DE' });

  journey('offers every length of a meeting on a narrow phone, large enough to tap', async ({ page, server }) => {
    const widget = await open(page, server.address, { durations: [30, 45, 90, 120, 240, 480] });
    await widget.evaluate((element) => element.setAttribute('locale', 'de'));
    const last = widget.getByRole('button', { name: '8 Std.' });
    const box = await last.boundingBox();
    const { x, y, width, height } = box ?? { x: 0, y: 0, width: 999, height: 0 };
    expect(x + width).toBeLessThan(320);
    expect(width).toBeGreaterThanOrEqual(44);
    // The touch target of 44 px extends beyond the visible button.
    await page.touchscreen.tap(x + width / 2, y + height / 2 + 20);
    await expect(last).toHaveAttribute('aria-pressed', 'true');
  });
});

for (const width of [390, 450, 560, 640, 820, 860]) {
  journey.describe(`in a window of ${width} px`, () => {
    journey.use({ viewport: { width, height: 900 }, timezoneId: 'America/Argentina/Buenos_Aires' });

    journey(`shows the whole name of the host and of the city in ${width} px`, async ({ page, server }) => {
      const widget = await open(page, server.address, { host: 'Maximilian Freiherr von Guttenberg' });
      await showAlone(page, `max-width: none; inline-size: ${width}px`);
      await widget.evaluate((element) => element.setAttribute('locale', 'fr'));
      await expect(widget.getByText('en ce moment').first()).toBeVisible();
      for (const name of ['Maximilian Freiherr von Guttenberg', 'Buenos Aires']) {
        const isWhole = await widget.getByText(name, { exact: true }).evaluate((element) => {
          return element.scrollWidth <= element.clientWidth || getComputedStyle(element).overflowX === 'visible';
        });
        expect(isWhole, name).toBe(true);
      }
    });
  });
}

journey.describe('with keys on 260 px', () => {
  journey.use({ viewport: { width: 260, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

  journey('keeps every focused field above the buttons at the end of a narrow form', async ({ page, server }) => {
    const widget = await open(page, server.address, {});
    await showAlone(page);
    // "Zurück" and "Termin buchen" are below each other.
    await widget.evaluate((element) => element.setAttribute('locale', 'de'));
    await widget.locator('.time').first().click();
    await widget.getByRole('button', { name: /^Weiter/ }).click();
    const fields = widget.locator('.fields :is(input, select)');
    await expect(fields.first()).toBeVisible();
    const covered = new Set<string>();
    for (let presses = 0; presses < (await fields.count()); presses += 1) {
      await page.keyboard.press('Tab');
      const name = await widget.evaluate(({ shadowRoot }) => {
        const focused = shadowRoot?.activeElement;
        const end = shadowRoot?.querySelector('.actions')?.getBoundingClientRect().top ?? 0;
        const isCovered = focused?.matches('input, select') && focused.getBoundingClientRect().bottom > end;
        return isCovered ? focused?.id || focused?.ariaLabel : undefined;
      });
      if (name) covered.add(name);
    }
    expect([...covered]).toEqual([]);
  });
});

for (const { width, locale } of [
  { width: 280, locale: 'pl' },
  { width: 280, locale: 'nl' },
  { width: 320, locale: 'fr' },
]) {
  journey(`shows whole names of time zones in ${locale} on ${width} px`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 900 });
    const widget = await open(page, server.address, {});
    await showAlone(page);
    await widget.evaluate((element, tag) => element.setAttribute('locale', tag), locale);
    await widget.locator('.zone-button').click();
    const search = widget.getByRole('combobox');
    // All zones, some of which have long names, not only the suggested ones.
    await expect(widget.getByRole('group')).toHaveCount(2);
    const overflow = await widget.getByRole('option').evaluateAll((all) => {
      return all.map((one) => one.scrollWidth - one.clientWidth);
    });
    expect(Math.max(...overflow)).toBeLessThanOrEqual(0);
    expect(await search.evaluate(placeholderRoom)).toBeGreaterThanOrEqual(0);
  });
}

journey('keeps the longest short name of a month within its day', async ({ page, server }) => {
  await page.setViewportSize({ width: 560, height: 900 });
  const widget = await open(page, server.address, {});
  await showAlone(page);
  await widget.evaluate((element) => {
    for (const [name, value] of Object.entries({ locale: 'ar', month: '2027-07' })) element.setAttribute(name, value);
  });
  const august = widget.locator('[data-date="2027-08-01"]');
  await expect(august.locator('.month-name')).toBeVisible();
  const { name, day } = await august.evaluate((button) => ({
    name: button.querySelector('.month-name')?.getBoundingClientRect().width ?? Number.NaN,
    day: button.getBoundingClientRect().width,
  }));
  expect(name).toBeLessThanOrEqual(day);
});

for (const width of [560, 820]) {
  journey(`keeps the selected time of a week within its day in ${width} px`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 900 });
    const widget = await open(page, server.address, {});
    await showAlone(page, 'max-width: none');
    await widget.evaluate((element) => {
      for (const [name, value] of Object.entries({ locale: 'fr', layout: 'week', 'hour-cycle': 'h12' })) {
        element.setAttribute(name, value);
      }
    });
    await widget.getByRole('button', { name: 'Semaine suivante' }).click();
    await widget.getByRole('button', { name: /^lundi 23 novembre 2026, 10:30 AM/ }).click();
    const next = widget.getByRole('button', { name: /^Continuer/ });
    await expect(next).toBeVisible();
    const { label, button, room } = await next.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return {
        label: { width: range.getBoundingClientRect().width, lines: range.getClientRects().length },
        button: element.getBoundingClientRect().width,
        // Including half of the gap on either side.
        room: (element.closest('.agenda-day')?.getBoundingClientRect().width ?? Number.NaN) + 8,
      };
    });
    expect(button).toBeLessThanOrEqual(room);
    expect(label.width).toBeLessThanOrEqual(button);
    expect(label.lines).toBe(1);
  });
}

/** Returns how much of the width of a field its placeholder leaves free, in pixels. */
function placeholderRoom(field: Element): number {
  if (!(field instanceof HTMLInputElement)) return Number.NaN;
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
  const ruler = document.createElement('span');
  ruler.style.cssText = 'all: initial; position: absolute; white-space: nowrap';
  ruler.style.font = getComputedStyle(field, '::placeholder').font;
  ruler.textContent = field.placeholder;
  field.after(ruler);
  const { width } = ruler.getBoundingClientRect();
  ruler.remove();
  return field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd) - width;
}

for (const width of [280, 320]) {
  journey(`keeps the confirmation of a long title within ${width} px`, async ({ page, invitee, server }) => {
    const title = 'Erstgespräch zur Grundstücksverkehrsgenehmigungszuständigkeit';
    await page.setViewportSize({ width, height: 900 });
    const widget = await open(page, server.address, { title });
    await showAlone(page);
    await widget.evaluate((element) => element.setAttribute('dry-run', ''));
    await expect(widget.getByText('Test mode: everything works')).toBeVisible();
    await invitee.choose('10 December 2026', '09:00');
    await invitee.introduce('Ada Example', 'ada@example.com');
    await invitee.confirm();
    const confirmation = widget.locator('[part~=confirmation]');
    await expect(confirmation.getByText(title)).toBeVisible();
    const box = await confirmation.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(width);
    expect(await confirmation.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
}

journey('hyphenates the long words of a label where the browser can', async ({ page, invitee, server }) => {
  const widget = await open(page, server.address, {});
  await invitee.choose('10 December 2026', '09:00');
  await expect(widget.locator('[part~=label]').first()).toHaveCSS('hyphens', 'auto');
});

journey('marks today after its name in a list of days from right to left', async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  const widget = await open(page, server.address, {});
  await widget.evaluate((element) => {
    for (const [name, value] of Object.entries({ locale: 'ar', layout: 'column' })) element.setAttribute(name, value);
  });
  const today = widget.locator('[dir="rtl"] h4[aria-current]');
  const [line, name] = [await today.boundingBox(), await today.locator('.in-list').boundingBox()];
  const endOf = (box: typeof line) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
  expect(endOf(name)).toBe(endOf(line));
});

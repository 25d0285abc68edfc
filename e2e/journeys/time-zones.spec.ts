import type { Locator } from 'playwright/test';
import { expect, journey } from '../support/index.ts';

journey('regroups times by date when the time zone changes', async ({ invitee }) => {
  await invitee.day('24 November 2026').click();
  await expect(invitee.time('09:00')).toBeVisible();
  await invitee.button(/^Time zone: Berlin/).click();
  const search = invitee.widget.getByRole('combobox');
  await search.fill('kiritimati');
  await invitee.widget.getByRole('option', { name: /Kiritimati/ }).click();
  // 09:00 in Berlin is 22:00 on Kiritimati; from 11:00 on it is the next day there.
  await invitee.day('24 November 2026').click();
  await expect(invitee.time('22:00')).toBeVisible();
  await invitee.day('25 November 2026').click();
  await expect(invitee.time('00:00')).toBeVisible();
});

journey('suggests the invitee’s zone and near zones before all others', async ({ invitee }) => {
  await invitee.button(/^Time zone: Berlin/).click();
  const suggested = invitee.widget.getByRole('group', { name: 'Suggested' });
  await expect(suggested.getByRole('option').first()).toContainText('Berlin Germany');
  await expect(suggested.getByRole('option', { name: /^London United Kingdom/ })).toBeVisible();
  await expect(invitee.widget.getByRole('group', { name: 'All time zones' })).toBeVisible();
});

journey.describe('in a column of 320 px', () => {
  journey.use({ viewport: { width: 320, height: 700 } });

  journey('lists both offsets of a month with a clock change, uncut', async ({ invitee }) => {
    await invitee.widget.evaluate((element) => {
      for (const [name, value] of Object.entries({ locale: 'de', month: '2027-03' })) element.setAttribute(name, value);
    });
    await invitee.button(/^Zeitzone: Berlin/).click();
    const options = invitee.widget.getByRole('option');
    await expect(options.nth(5)).toBeVisible();
    await expect(options.first()).toContainText(/GMT\+1 \/ GMT\+2 · jetzt \d\d:\d\d/);
    const overflow = await options.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
    expect(Math.max(...overflow)).toBeLessThanOrEqual(0);
  });
});

for (const [query, result] of [
  ['UK', 'London United Kingdom'],
  ['California', 'Los Angeles California'],
  ['Bombay', 'Kolkata Bombay'],
] as const) {
  journey(`finds ${result} by typing ${query}`, async ({ invitee }) => {
    await invitee.button(/^Time zone: Berlin/).click();
    await invitee.widget.getByRole('combobox').fill(query);
    await expect(invitee.widget.getByRole('option').first()).toContainText(result);
  });
}

for (const { zone, day, start, chosen, booked } of [
  {
    zone: 'Asia/Tokyo',
    day: '22 December 2026',
    start: '23:30',
    chosen: 'Tuesday 22 December, 23:30–00:00 Tokyo time · 15:30 in Berlin',
    booked: '23:30–00:00 Tokyo · 15:30–16:00 Berlin',
  },
  {
    zone: 'Pacific/Apia',
    day: '12 December 2026',
    start: '00:00',
    chosen: 'Saturday 12 December, 00:00–00:30 Apia time · Fri 11 Dec, 12:00 in Berlin',
    booked: '00:00–00:30 Apia · Fri 11 Dec, 12:00–12:30 Berlin',
  },
] as const) {
  journey.describe(`in ${zone}`, () => {
    journey.use({ timezoneId: zone });

    journey(`writes a range plainly, with the host’s date where it differs, in ${zone}`, async ({ invitee }) => {
      await invitee.choose(day, start);
      await expect.poll(() => wordsIn(invitee.widget.locator('.chosen-time p'))).toBe(chosen);
      await invitee.introduce('Ada', 'ada.far@example.org');
      await invitee.confirm();
      await expect(invitee.heading('You are booked')).toBeVisible();
      await expect.poll(() => wordsIn(invitee.widget.locator('.facts .quiet').first())).toBe(booked);
    });
  });
}

journey.describe('from right to left', () => {
  journey.use({ locale: 'ar', timezoneId: 'Asia/Tokyo' });

  journey('shows the invitee’s time before the host’s in Arabic', async ({ invitee, page }) => {
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await invitee.widget.evaluate((element) => element.setAttribute('locale', 'ar'));
    await invitee.widget.locator('[data-date="2026-12-10"]').click();
    await invitee.widget.locator('[part~="slot"]').first().click();
    await invitee.widget.locator('.split .primary').click();
    const times = invitee.widget.locator('.chosen-time .piece');
    const own = await times.filter({ hasText: 'طوكيو' }).boundingBox();
    const hosts = await times.filter({ hasText: 'برلين' }).boundingBox();
    expect(own?.y).toBe(hosts?.y);
    expect(own?.x).toBeGreaterThan(hosts?.x ?? Number.POSITIVE_INFINITY);
  });
});

/** Returns a text with a plain space for each kind of space, and none around a dash. */
async function wordsIn(locator: Locator): Promise<string> {
  const texts = await locator.allInnerTexts();
  return texts.join(' ').replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').replaceAll(/ ?– ?/g, '–');
}

import type { Page } from 'playwright/test';
import { embeddingJourney, expect } from './embedding-journey.ts';
import { inside, script } from './pages/index.ts';

embeddingJourney('stays hidden in a hidden tab', async ({ visit }) => {
  const { invitee } = await visit({
    name: 'an invisible tab',
    around: inside('<div style="visibility: hidden">', '</div>'),
  });
  await expect(invitee.widget.locator('.day.open').first()).toBeAttached();
  await expect(invitee.widget.locator('.frame')).toBeHidden();
});

embeddingJourney('never submits or fills in a form around it', async ({ visit }) => {
  const { book, page, changes, invitee } = await visit({
    name: 'a form',
    head: script('addEventListener("submit", (event) => { event.preventDefault(); document.title = "sent" })'),
    around: inside('<form id="order"><input name="coupon" value="x">', '<button>Order</button></form>'),
  });
  await book();
  await invitee.page.keyboard.press('Enter');
  expect(await changes()).toEqual([]);
  expect(await page.evaluate(() => [...new FormData(document.forms[0])])).toEqual([['coupon', 'x']]);
});

embeddingJourney('hides key presses in its fields from the page’s shortcuts', async ({ visit }) => {
  const { invitee, page, changes } = await visit({
    name: 'shortcuts',
    head: script(
      'for (const name of ["keydown", "keypress", "keyup"]) addEventListener(name, () => { document.title += name })',
    ),
  });
  await invitee.choose('2 December 2026', '09:00');
  await invitee.field('Name').click();
  await page.keyboard.type('jk/? gg');
  await expect(invitee.field('Name')).toHaveValue('jk/? gg');
  expect(await changes()).toEqual([]);
});

embeddingJourney('books inside a focus trap', async ({ visit }) => {
  const { invitee, book, page } = await visit({
    name: 'a focus trap',
    head: script(`addEventListener('focusin', (event) => { if (!trap.contains(event.target)) first.focus() }, true);
      addEventListener('keydown', (event) => { if (event.key === 'Escape') document.title = 'closed' })`),
    around: inside('<div id="trap"><button id="first">Close</button>', '</div>'),
  });
  await book();
  await expect(invitee.heading('You are booked')).toBeFocused();
  await page.keyboard.press('Escape');
  expect(await page.title()).toBe('closed');
});

embeddingJourney('books in the seventh of ten widgets on a page', async ({ visit }) => {
  const { page, changes, invitee } = await visit({ name: 'ten', around: (element) => element.repeat(10) });
  invitee.at(6);
  await expect(page.locator('sched-booking').last().locator('.day.open').first()).toBeVisible({ timeout: 30_000 });
  await invitee.choose('8 December 2026', '15:30');
  await invitee.introduce('Bo', 'bo@example.org');
  await invitee.confirm();
  await expect(invitee.heading('You are booked')).toBeVisible();
  await expect(page.locator('sched-booking').getByRole('grid')).toHaveCount(9);
  // The seventh is too far down to be clicked without scrolling.
  expect((await changes()).filter((line) => !line.includes(' scroll: '))).toEqual([]);
});

embeddingJourney('books in a cross-site frame, with and without a sandbox', async ({ visit, pages }) => {
  const { port, path } = pages.show({ name: 'the page in the frame' });
  for (const sandbox of ['', 'sandbox="allow-scripts allow-forms"']) {
    const { invitee } = await visit({
      name: 'a frame',
      around: () => `<iframe ${sandbox} src="http://shop.test:${port}${path}" width="1000" height="900"></iframe>`,
    });
    invitee.within('iframe');
    await invitee.choose('8 December 2026', sandbox ? '16:00' : '16:30');
    await invitee.introduce('Cy', 'cy@example.org');
    await invitee.confirm();
    await expect(invitee.heading('You are booked')).toBeVisible();
  }
});

const languages = [
  { language: 'ar', direction: 'rtl', name: 'علي', head: '<style>html { direction: rtl }</style>' },
  { language: 'he', direction: 'rtl', name: 'דוד', head: '' },
  { language: 'de', direction: 'ltr', name: 'Jörg Müßig', head: '' },
  { language: 'ja', direction: 'ltr', name: '花子', head: '' },
];

for (const [index, { language, direction, name, head }] of languages.entries()) {
  embeddingJourney(`books on a page in "${language}" in its text direction`, async ({ visit }) => {
    const { invitee, changes } = await visit({ name: language, language, head });
    const { widget } = invitee;
    await widget.locator('[data-date="2026-12-08"]').click();
    await widget.locator('.time').nth(index).click();
    await widget.locator('.split .primary').click();
    await widget.locator('input[autocomplete="name"]').fill(name);
    await widget.locator('input[autocomplete="email"]').fill(`${language}@example.org`);
    await widget.locator('.actions .primary').click();
    await expect(widget.locator('#done-title')).toBeFocused();
    await expect(widget.locator('.root')).toHaveAttribute('dir', direction);
    expect(await changes()).toEqual([]);
  });
}

embeddingJourney.describe('at 400 %', () => {
  embeddingJourney.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });

  const head = '<style>body { margin: 0 }</style>';

  embeddingJourney('books at 400 % zoom without overflow', async ({ visit }) => {
    const { invitee, book, page } = await visit({ name: '400 %', head });
    await invitee.day('2 December 2026').click();
    expect(await sticksOut(page, 320)).toEqual([]);
    await book();
    expect(await sticksOut(page, 320)).toEqual([]);
  });

  embeddingJourney('fits German at 400 % zoom', async ({ visit }) => {
    const { invitee, page } = await visit({ name: '400 %, in German', head, language: 'de' });
    await invitee.widget.locator('[data-date="2026-12-02"]').click();
    await invitee.widget.locator('.time').first().click();
    expect(await sticksOut(page, 320)).toEqual([]);
    await invitee.widget.locator('.split .primary').click();
    await expect(invitee.widget.locator('form')).toBeVisible();
    expect(await sticksOut(page, 320)).toEqual([]);
  });
});

/** Containers that are as wide as their content. */
const shrinking = {
  'a float': inside('<div style="float: left">', '</div>'),
  'a cell': inside('<table><tr><td>', '</td></tr></table>'),
  'a field set': inside('<fieldset>', '</fieldset>'),
  'a part of a row': inside('<div style="display: flex"><div>', '</div></div>'),
  'the middle of a grid': inside('<div style="display: grid; place-items: center">', '</div>'),
  'a popover': inside('<div style="position: absolute">', '</div>'),
};

for (const [name, around] of Object.entries(shrinking)) {
  embeddingJourney(`fills ${name} and shrinks to a phone`, async ({ visit }) => {
    const { invitee, page } = await visit({ name, around });
    const frame = invitee.widget.locator('.frame');
    await expect.poll(async () => (await frame.boundingBox())?.width).toBe(1000);
    await page.setViewportSize({ width: 375, height: 800 });
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(375);
    await expect.poll(async () => (await frame.boundingBox())?.x).toBeGreaterThan(0);
  });
}

for (const width of [260, 320, 375]) {
  embeddingJourney(`books in ${width} px without overflow`, async ({ visit }) => {
    const { invitee, book, page } = await visit({
      name: 'a narrow column',
      head: '<style>body { margin: 0 }</style>',
      around: (element) => `<div id="column" style="inline-size: ${width}px">${element}</div>`,
    });
    await invitee.day('2 December 2026').click();
    expect(await sticksOut(page, width)).toEqual([]);
    await book();
    expect(await sticksOut(page, width)).toEqual([]);
  });
}

/** Returns the elements of a widget beyond the edges of its column, which a clipping frame would hide. */
function sticksOut(page: Page, width: number): Promise<string[]> {
  return page.locator('sched-booking').evaluate((widget, edge) => {
    const controls = widget.shadowRoot?.querySelectorAll('button, input, select, textarea, h2, h3, p, label') ?? [];
    return [...controls]
      .filter((node) => !node.closest('.extra, .unseen') && node.getBoundingClientRect().width > 1)
      .filter((node) => node.getBoundingClientRect().right > edge + 1 || node.getBoundingClientRect().left < -1)
      .map((node) => `${node.tagName} ${node.className} ${node.textContent?.slice(0, 40)}`);
  }, width);
}

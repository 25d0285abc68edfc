import type { Page } from 'playwright/test';
import { embeddingJourney, expect } from './embedding-journey.ts';

const opener = '<p style="height: 3000px">A long page.</p><button id="talk">Talk to us</button>';

embeddingJourney('popup returns the focus and keeps the page’s scroll position', async ({ visit }) => {
  const { page, invitee, book } = await visit({
    name: 'a popup',
    attributes: 'mode="popup" id="popup"',
    around: (element) => `${opener}${element}<script>talk.onclick = () => popup.open()</script>`,
  });
  await expect(invitee.widget.getByRole('dialog')).toBeHidden();
  // Until the widget has loaded, its fallback makes the page taller, so that it scrolls further.
  await expect(page.getByText('Call us')).toBeHidden();
  await page.getByText('Talk to us').click();
  const scrolled = await page.evaluate(() => scrollY);
  await expect(invitee.widget.getByRole('dialog', { name: 'Book a meeting' })).toBeVisible();
  await book();
  await page.keyboard.press('Escape');
  await expect(invitee.widget.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Talk to us')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

embeddingJourney('popup keeps answers while it is closed', async ({ visit }) => {
  const { page, invitee } = await visit({ name: 'a popup', attributes: 'mode="popup"' });
  await openPopup(page);
  await invitee.choose('2 December 2026', '09:00');
  await invitee.field('Name').fill('Ada');
  await invitee.button('Close').click();
  await expect(invitee.field('Name')).toBeHidden();
  await openPopup(page);
  await expect(invitee.field('Name')).toHaveValue('Ada');
  // A click beside the panel hits the dialog itself.
  await page.mouse.click(5, 5);
  await expect(invitee.field('Name')).toBeHidden();
});

embeddingJourney('floating button opens the popup in the page’s language', async ({ visit }) => {
  const { invitee, book, page } = await visit({ name: 'a button', attributes: 'mode="button"', language: 'de' });
  await expect(invitee.button('Termin buchen')).toBeVisible();
  await page.evaluate(() => document.querySelector('sched-booking')?.setAttribute('button-label', 'Book me'));
  await page.evaluate(() => document.querySelector('sched-booking')?.setAttribute('locale', 'en-GB'));
  await invitee.button('Book me').click();
  await book();
});

embeddingJourney('floating button and popup follow locale and messages', async ({ visit }) => {
  const { invitee, page } = await visit({ name: 'a button', attributes: 'mode="button"', language: 'de' });
  await expect(invitee.button('Termin buchen')).toBeVisible();
  await page.evaluate(() => document.querySelector('sched-booking')?.setAttribute('locale', 'fr'));
  await expect(invitee.button('Prendre rendez-vous')).toHaveAttribute('lang', 'fr');
  const messages = { bookAMeeting: 'Nous parler', close: 'Quitter' };
  await page.evaluate(
    (own) => Object.assign(document.querySelector('sched-booking') ?? {}, { messages: own }),
    messages,
  );
  await invitee.button('Nous parler').click();
  await expect(invitee.widget.getByRole('dialog', { name: 'Nous parler' })).toBeVisible();
  await expect(invitee.widget.getByRole('dialog', { name: 'Nous parler' })).toBeFocused();
  await expect(invitee.button('Quitter')).toBeVisible();
  await page.evaluate(() => document.querySelector('sched-booking')?.setAttribute('button-label', 'Sprechen'));
  await expect(invitee.widget.locator('.launcher', { hasText: 'Sprechen' })).not.toHaveAttribute('lang');
});

embeddingJourney('hidden attribute hides the floating button, but not the popup', async ({ visit }) => {
  const { invitee, page } = await visit({ name: 'a button', attributes: 'mode="button"' });
  await expect(invitee.button('Book a meeting')).toBeVisible();
  await page.evaluate(() => document.querySelector('sched-booking')?.toggleAttribute('hidden', true));
  await expect(invitee.widget.locator('.launcher')).toBeHidden();
  await openPopup(page);
  await expect(invitee.day('2 December 2026')).toBeVisible();
});

embeddingJourney('floating button keeps its place in another document', async ({ visit }) => {
  const { invitee, page } = await visit({ name: 'a button', attributes: 'mode="button"' });
  await expect(invitee.button('Book a meeting')).toBeVisible();
  await page.evaluate(() => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.id = 'elsewhere';
    const element = document.querySelector('sched-booking');
    if (element) frame.contentDocument?.body.append(element);
  });
  invitee.within('#elsewhere');
  await expect(invitee.widget.locator('.launcher')).toHaveCSS('position', 'fixed');
});

embeddingJourney('popup stays open when a press begins inside it', async ({ visit }) => {
  const { page, invitee } = await visit({ name: 'a popup', attributes: 'mode="popup"' });
  await openPopup(page);
  const title = await invitee.heading('Introductory call').boundingBox();
  await page.mouse.move(title?.x ?? 0, title?.y ?? 0);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(invitee.heading('Introductory call')).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(invitee.heading('Introductory call')).toBeHidden();
});

embeddingJourney('a link with data-sched-open opens a popup without an element', async ({ visit }) => {
  const { page, invitee, book } = await visit({
    name: 'a link',
    around: () => '<a href="/contact" data-sched-open="42" data-sched-prefill-name="Bo"><b>Book a call</b></a>',
  });
  const address = page.url();
  await page.getByText('Book a call').click();
  await invitee.choose('2 December 2026', '09:00');
  await expect(invitee.field('Name')).toHaveValue('Bo');
  await invitee.button('Back').click();
  await book();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link')).toBeFocused();
  await page.getByText('Book a call').click();
  await expect(page.locator('sched-booking')).toHaveCount(1);
  expect(page.url()).toBe(address);
});

embeddingJourney('a link can set neither event handlers nor another gateway', async ({ visit }) => {
  const handlers = ['onpointermove', 'onfocusin', 'onclick'].map((name) => `data-sched-${name}="window.ran = true"`);
  const { page, invitee, book } = await visit({
    name: 'a comment with a link',
    around: () =>
      `<a href="#" data-sched-open="42" ${handlers.join(' ')} data-sched-style="opacity: 0" data-sched-id="theirs"
        data-sched-api-base="https://elsewhere.test/embed/v1" data-sched-redirect-url="https://elsewhere.test">Book</a>`,
  });
  const hosts: string[] = [];
  page.on('request', (request) => void hosts.push(new URL(request.url()).hostname));
  const address = new URL(page.url());
  await page.getByText('Book', { exact: true }).click();
  await page.mouse.move(200, 200);
  await expect(invitee.day('2 December 2026')).toBeVisible();
  const names = await page.locator('sched-booking').evaluate((element) => element.getAttributeNames());
  expect(names.sort()).toEqual(['event-type', 'mode']);
  await book();
  expect(await page.evaluate('window.ran')).toBeUndefined();
  expect(hosts).not.toContain('elsewhere.test');
  expect(new URL(page.url()).host).toBe(address.host);
});

embeddingJourney('mode changes from popup to inline and to button', async ({ visit }) => {
  const { page, invitee } = await visit({ name: 'a mode that changes', attributes: 'mode="popup"' });
  const turn = (mode: string) =>
    page.evaluate((value) => document.querySelector('sched-booking')?.setAttribute('mode', value), mode);
  await turn('inline');
  await expect(invitee.day('2 December 2026')).toBeVisible();
  await turn('button');
  await expect(invitee.button('Book a meeting')).toBeVisible();
  await expect(invitee.day('2 December 2026')).toBeHidden();
});

embeddingJourney('mode changes to inline while the popup is still loading', async ({ visit }) => {
  let release: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page, invitee } = await visit(
    { name: 'a popup on its way', attributes: 'mode="popup"' },
    { arrange: (visited) => visited.route('**/chunks/popup-*', (route) => slow.then(() => route.continue())) },
  );
  const popup = page.waitForResponse('**/chunks/popup-*');
  await page.evaluate(() => document.querySelector('sched-booking')?.removeAttribute('mode'));
  await expect(invitee.day('2 December 2026')).toBeVisible();
  release();
  await (await popup).finished();
  // Everything queued before has run.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(invitee.day('2 December 2026')).toBeVisible();
});

embeddingJourney('popup fills the window of a phone, with its × in the header', async ({ visit }) => {
  const { page, invitee } = await visit({ name: 'a popup', attributes: 'mode="popup"' });
  await page.setViewportSize({ width: 390, height: 667 });
  await openPopup(page);
  await expect(invitee.day('2 December 2026')).toBeVisible();
  const [frame, header, close] = await Promise.all([
    invitee.widget.locator('.frame').boundingBox(),
    invitee.widget.locator('header.details').boundingBox(),
    invitee.button('Close').boundingBox(),
  ]);
  expect([frame?.x, frame?.y, frame?.width]).toEqual([0, 0, 390]);
  expect(frame?.height).toBeGreaterThanOrEqual(667);
  expect((close?.y ?? 0) + (close?.height ?? 0)).toBeLessThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

/** Opens the popup as a script of the page does. */
function openPopup(page: Page): Promise<void> {
  return page.evaluate(() => {
    // The pages of these tests load the element, whose types the tests do not know.
    const element = document.querySelector('sched-booking') as unknown as { open(): void };
    element.open();
  });
}

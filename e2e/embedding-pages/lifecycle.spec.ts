import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright/test';
import { embeddingJourney, expect } from './embedding-journey.ts';

const inject = (page: Page, address: string) =>
  page.evaluate((src) => {
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
  }, `${address}/sched-booking.js`);

/** Returns the address and the `integrity` of the pinned build. */
async function findPinned({ address }: { readonly address: string }): Promise<{ src: string; integrity: string }> {
  return (await fetch(`${address}/pinned.json`)).json();
}

embeddingJourney('upgrades an element that was there before the script', async ({ visit, server }) => {
  const { page, book, invitee } = await visit({ name: 'no script yet', script: () => '' });
  await expect(invitee.widget.getByText('Call us')).toBeVisible();
  await page.evaluate(() =>
    Object.assign(document.querySelector('sched-booking') ?? {}, { weekStart: 6, messages: { nextMonth: 'Onwards' } }),
  );
  await inject(page, server.address);
  await expect(invitee.widget.getByRole('columnheader').first()).toContainText('Saturday');
  await expect(invitee.button('Onwards')).toBeVisible();
  await book();
});

embeddingJourney('defines one widget however often its script is loaded', async ({ visit, server }) => {
  const { src: pinned } = await findPinned(server);
  const { book, changes } = await visit({
    name: 'the script three times, in two versions',
    script: (address) =>
      [address, `${address}?v=2`, new URL(pinned, address).href]
        .map((src) => `<script type="module" src="${src}"></script>`)
        .join(''),
  });
  await book();
  expect((await changes()).filter((line) => !line.includes('document:'))).toEqual([]);
});

embeddingJourney('books from the pinned file with Subresource Integrity', async ({ visit, server }) => {
  const { src, integrity } = await findPinned(server);
  const { book, changes, page } = await visit({
    name: 'a pinned script',
    script: (address) =>
      `<script type="module" crossorigin integrity="${integrity}" src="${new URL(src, address).href}"></script>`,
  });
  await book();
  const scripts = await page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
  );
  expect(scripts).toBe(1);
  expect(await changes()).toEqual([]);
});

embeddingJourney('books after being mounted, unmounted and mounted again', async ({ visit }) => {
  const { page, book } = await visit({ name: 'StrictMode' });
  await page.evaluate(async () => {
    const element = document.querySelector('sched-booking');
    const parent = element?.parentNode;
    for (const pause of [
      () => undefined,
      () => Promise.resolve(),
      () => new Promise((resolve) => setTimeout(resolve, 20)),
    ]) {
      element?.remove();
      await pause();
      if (element) parent?.append(element);
      await pause();
    }
  });
  await book();
});

embeddingJourney('keeps answers when Turbo swaps the body', async ({ visit }) => {
  const { page, invitee } = await visit({ name: 'a page that swaps its body' });
  await invitee.choose('2 December 2026', '09:00');
  await invitee.field('Name').fill('Ada');
  await page.evaluate(() => {
    const body = document.implementation.createHTMLDocument().body;
    const element = document.querySelector('sched-booking');
    const next = document.adoptNode(body);
    document.body.replaceWith(next);
    if (element) next.append(element);
  });
  await expect(invitee.field('Name')).toHaveValue('Ada');
});

embeddingJourney('keeps its styles in another document', async ({ visit }) => {
  const { page, invitee } = await visit({
    name: 'a page with a frame',
    around: (element) => `${element}<iframe width="900" height="700"></iframe>`,
  });
  await invitee.choose('2 December 2026', '09:00');
  await invitee.field('Name').fill('Ada');
  await page.evaluate(() => {
    const element = document.querySelector('sched-booking');
    if (element) document.querySelector('iframe')?.contentDocument?.body.append(element);
  });
  invitee.within('iframe');
  await expect(invitee.field('Name')).toHaveValue('Ada');
  await expect(invitee.widget.locator('.frame')).toHaveCSS('display', 'grid');
  await expect(invitee.button('Confirm booking')).toHaveCSS('background-color', 'rgb(36, 86, 230)');
});

embeddingJourney('a clone starts from its attributes', async ({ visit }) => {
  const { page, invitee } = await visit({ name: 'a page that clones' });
  await invitee.choose('2 December 2026', '09:00');
  await page.evaluate(() => {
    const element = document.querySelector('sched-booking');
    if (element) element.replaceWith(element.cloneNode(true));
  });
  await expect(invitee.day('2 December 2026')).toBeVisible();
});

embeddingJourney('books on a page that hides shadow roots', async ({ visit }) => {
  const hidden = `<script>Object.defineProperty(Element.prototype, 'shadowRoot', { get: function () { return null } })</script>`;
  const { book, page, invitee } = await visit({ name: 'a page that hides shadow trees', head: hidden });
  await book();
  await page.evaluate(() => document.querySelector('sched-booking')?.setAttribute('event-type', '42'));
  await page.evaluate(() => document.querySelector('sched-booking')?.setAttribute('mode', 'button'));
  await expect(invitee.button('Book a meeting')).toBeVisible();
});

embeddingJourney('leaks nothing after being added and removed a thousand times', async ({ visit }) => {
  const { page, book } = await visit({ name: 'a page that shows and hides', head: counting });
  await expect(page.locator('sched-booking .day.open').first()).toBeVisible();
  await live(page, 20);
  const before = await heldAtRest(page);
  await live(page, 1000);
  await expect.poll(() => countHeld(page)).toEqual(before);
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('sched-booking'), { eventType: '42' })),
  );
  await book();
});

/** Counts the listeners that were not removed, the timers that did not end, and the requests in progress. */
const counting = `<script>
  const held = { listeners: 0, timers: 0, requests: 0, observers: 0 };
  for (const target of [window, document]) {
    const known = new Map();
    const add = target.addEventListener, drop = target.removeEventListener;
    target.addEventListener = function (type, listener, options) {
      if (!known.get(type)?.has(listener)) held.listeners++;
      known.set(type, (known.get(type) ?? new Set()).add(listener));
      return add.call(this, type, listener, options);
    };
    target.removeEventListener = function (type, listener, options) {
      if (known.get(type)?.delete(listener)) held.listeners--;
      return drop.call(this, type, listener, options);
    };
  }
  const every = setInterval, stop = clearInterval, running = new Set();
  window.setInterval = (...args) => { const id = every(...args); running.add(id); held.timers = running.size; return id };
  window.clearInterval = (id) => { running.delete(id); held.timers = running.size; stop(id) };
  const request = fetch;
  window.fetch = (...args) => { held.requests++; return request(...args).finally(() => held.requests--) };
</script>`;

/** Shows and hides a widget many times, before and after its app has loaded. */
function live(page: Page, times: number): Promise<void> {
  return page.evaluate(async (lives) => {
    for (let life = 0; life < lives; life += 1) {
      const element = document.querySelector('sched-booking') ?? document.createElement('sched-booking');
      element.setAttribute('event-type', '42');
      element.remove();
      document.body.append(element);
      if (life % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      element.remove();
      await Promise.resolve();
    }
    // Wait until postponed work has run.
    await new Promise((resolve) => setTimeout(resolve, 500));
  }, times);
}

/** Waits until no request is in progress and nothing else changes. Returns the counts at that point. */
async function heldAtRest(page: Page): Promise<Record<string, number>> {
  let latest = await countHeld(page);
  await expect
    .poll(async () => {
      const former = latest;
      latest = await countHeld(page);
      return latest.requests === 0 && isDeepStrictEqual(former, latest);
    })
    .toBe(true);
  return latest;
}

function countHeld(page: Page): Promise<Record<string, number>> {
  return page.evaluate('({ ...held, nodes: document.querySelectorAll("*").length })');
}

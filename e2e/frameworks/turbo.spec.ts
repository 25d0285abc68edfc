import { expect, frameworkJourney, type Project } from './framework-journey.ts';

const project: Project = { name: 'plain', dependencies: ['@hotwired/turbo'] };
const widget = (address: string, attributes = '') =>
  `<sched-booking ${attributes} event-type="42" api-base="${address}/embed/v1"><p>Call us</p></sched-booking>`;

frameworkJourney('books on a page that Turbo restores from its cache', async ({ open, invitee }) => {
  const page = await open(project, {
    entry: 'turbo.ts',
    pages: {
      'index.html': (address) => `<a href="away.html">Away</a>${widget(address)}`,
      'away.html': () => '<a href="index.html">Home</a>',
    },
  });
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await invitee.choose('8 December 2026', '10:00');
  await page.getByRole('link', { name: 'Away' }).click();
  await expect(invitee.widget).toHaveCount(0);
  await page.goBack();
  await invitee.choose('8 December 2026', '10:00');
  await expect(invitee.widget).toHaveCount(1);
  await invitee.introduce('Ada', 'ada@example.org');
  await invitee.confirm();
  await expect(invitee.heading('You are booked')).toBeVisible();
  expect(await page.evaluate('isSamePage')).toBe(true);
});

frameworkJourney('keeps answers in an element that Turbo keeps across pages', async ({ open, invitee }) => {
  const along = (address: string) => widget(address, 'id="booking" data-turbo-permanent');
  const page = await open(project, {
    entry: 'turbo.ts',
    pages: {
      'index.html': (address) => `<a href="away.html">Away</a>${along(address)}`,
      'away.html': (address) => `<p>Another page</p>${along(address)}`,
    },
  });
  await invitee.choose('8 December 2026', '11:00');
  await invitee.field('Name').fill('Ada');
  await page.getByRole('link', { name: 'Away' }).click();
  await expect(page.getByText('Another page')).toBeVisible();
  await expect(invitee.field('Name')).toHaveValue('Ada');
});

/** More listeners than one or two uncollected widgets have, and fewer than ten leaked ones. */
const listenersOfTwo = 200;

frameworkJourney('leaks no listeners however often Turbo removes it', async ({ open, invitee }) => {
  const page = await open(project, {
    entry: 'turbo.ts',
    pages: {
      'index.html': (address) => `<a href="away.html">Away</a>${widget(address)}`,
      'away.html': () => '<a href="index.html">Home</a>',
    },
  });
  const browser = await page.context().newCDPSession(page);
  const follow = (name: string) => page.getByRole('link', { name }).click();
  const visit = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await expect(invitee.day('8 December 2026')).toBeVisible();
      await follow('Away');
      await follow('Home');
    }
    await expect(invitee.day('8 December 2026')).toBeVisible();
  };
  const listeners = async () => {
    await browser.send('HeapProfiler.collectGarbage');
    return (await browser.send('Memory.getDOMCounters')).jsEventListeners;
  };
  await visit(2);
  const few = await listeners();
  await visit(10);
  // The browser may collect some objects only the next time.
  await expect.poll(listeners).toBeLessThan(few + listenersOfTwo);
});

import type { Page } from 'playwright';
import { Invitee } from './invitee.ts';
import { now } from './journey.ts';
import { launchChromium } from './launch-chromium.ts';
import { makeDataDir, removeDataDir, startTestServer } from './test-server.ts';

// Books on a page and prints what the widget costs, as Markdown rows of the README: bytes on the wire, requests,
// origins, frames, and what is left in the browser.

type Phase = { readonly requests: number; readonly kilobytes: number };

const dataDir = await makeDataDir();
const server = await startTestServer({ dataDir, now });
const browser = await launchChromium();
const page = await browser.newPage({ locale: 'en-GB', timezoneId: 'Europe/Berlin' });
const body = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>A page</title>
  <script type="module" src="${server.address}/sched-booking.js"></script><sched-booking event-type="42"></sched-booking>`;
await page.route('**/measured', (route) => route.fulfill({ contentType: 'text/html', body }));

const count = countRequests(page);
const invitee = new Invitee(page);
await page.goto(`${server.address}/measured`);
await invitee.day('25 November 2026').click();
const first = await count();
await invitee.choose('25 November 2026', '09:00');
await invitee.introduce('Ada', 'ada@example.org');
await invitee.confirm();
await invitee.heading('You are booked').waitFor();
const booked = await count();
const traces = await leftBehind(page);

process.stdout.write(
  [
    '| measured | until a day can be selected | until booked |',
    '| --- | --- | --- |',
    `| transferred | ${first.kilobytes} kB | ${booked.kilobytes} kB |`,
    `| requests | ${first.requests} | ${booked.requests} |`,
    `| frames, cookies, stored items, other origins | ${traces.join(', ')} | ${traces.join(', ')} |`,
    '',
  ].join('\n'),
);
await browser.close();
await server.stop();
await removeDataDir(dataDir);

/** Counts the requests of a page, except for the page itself. Returns a function that sums them up so far. */
function countRequests(page: Page): () => Promise<Phase> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!request.isNavigationRequest() && request.url().startsWith('http')) {
      sizes.push(
        request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
      );
    }
  });
  return async function sum() {
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
    return { requests: sizes.length, kilobytes: Math.round(bytes / 1000) };
  };
}

/** Returns how many frames, cookies, stored items and other origins there were. */
async function leftBehind(page: Page): Promise<readonly number[]> {
  const cookies = await page.context().cookies();
  const [items, origins] = await page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin);
    const others = new Set(names.filter((name) => name !== location.origin && name !== 'null'));
    return [localStorage.length + sessionStorage.length, others.size] as const;
  });
  return [page.frames().length - 1, cookies.length, items, origins];
}

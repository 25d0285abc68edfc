import type { Browser, Page } from 'playwright';
import { serveWidget } from './large-calendar.ts';
import { launchChromium } from './launch-chromium.ts';

// Prints how long an invitee on a slow phone waits for the first times, and for another month of 600 times, not loaded
// yet (cold) and already loaded (warm). Also prints the longest task of the main thread in each case. Zero means that
// no task took 50 ms.

const rounds = Number(process.argv[2] ?? 5);
/** How much slower than this machine a phone of some years ago is. */
const slowdown = Number(process.argv[3] ?? 4);
/** A slow mobile connection, in bytes per second and milliseconds. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };
const settleMillis = 2500;

type Figures = { readonly [name: string]: number };

const site = await serveWidget();
const browser = await launchChromium(['--disable-quic', '--disable-background-networking']);
const all: Figures[] = [];
while (all.length < rounds) all.push(await measure(browser, site.address));
await browser.close();
site.stop();
for (const name of Object.keys(all[0] ?? {})) {
  const sorted = all.map((figures) => Math.round(figures[name] ?? 0)).sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  process.stdout.write(`${name.padEnd(30)} ${String(sorted[0]).padStart(6)} ms least, ${middle} ms median\n`);
}

async function measure(browser: Browser, address: string): Promise<Figures> {
  const page = await openSlowly(browser);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('sched-booking .day.open').first().waitFor();
  const loading = await page.evaluate(() => performance.now());
  const figures = {
    'first times': loading,
    'first times, longest task': await longestTask(page),
    // Two months ahead, because the next one is prefetched.
    'cold month': await turnMonths(page, 2),
    'cold month, longest task': await longestTask(page),
    'warm month': await turnMonths(page, 1),
    'warm month, longest task': await longestTask(page),
  };
  await page.close();
  return figures;
}

async function openSlowly(browser: Browser): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const page = await browser.newPage({ viewport, locale: 'en-GB', timezoneId: 'Europe/London' });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(recordTasks);
  return page;
}

/** Goes the given number of months ahead, and waits for the next painted grid with times. */
function turnMonths(page: Page, months: number): Promise<number> {
  return page.evaluate(async (count) => {
    const root = document.querySelector('sched-booking')?.shadowRoot;
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const start = performance.now();
    for (let turn = 0; turn < count; turn += 1) {
      root?.querySelector<HTMLElement>('[part="next-month"]')?.click();
      await painted();
    }
    while (!root?.querySelector('.month .day.open:not(.loading)')) await painted();
    return performance.now() - start;
  }, months);
}

/** Returns the longest task since the last call, once everything has settled. */
async function longestTask(page: Page): Promise<number> {
  await page.waitForTimeout(settleMillis);
  return page.evaluate(() => {
    const { tasks } = window as unknown as { tasks: number[] }; // put there by recordTasks
    return Math.max(0, ...tasks.splice(0));
  });
}

/** Runs in the page: notes every task above 50 ms, which is all that a page can observe. */
function recordTasks(): void {
  const tasks: number[] = [];
  Object.assign(window, { tasks });
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
  observer.observe({ type: 'longtask', buffered: true });
}

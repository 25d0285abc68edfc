import type { Browser } from 'playwright';
import { launchChromium } from '../support/index.ts';
import { medianOf, publish, withSpread } from './benchmarks-page.ts';
import { type ComparedPage, openPages } from './compared-pages/index.ts';

// Measures how long an invitee on a slow phone waits for the first times, compared with a page that does the least
// possible with the same packages, and with peers. The pages alternate, each in a browser with an empty cache.

const rounds = Number(process.argv[2]) || 7;
/** The day of the month on which the pages are opened. Late in a month, some request less than others. */
const dayOfMonth = Number(process.argv[3]) || 15;
/** How much slower than this machine a phone of some years ago is. */
const slowdown = 4;
/** Slow 4G, in bytes per second and milliseconds. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };

type Figures = { readonly times: number; readonly script: number; readonly kilobytes: number };

const now = new Date();
const openingDate = new Date(now);
openingDate.setUTCMonth(now.getUTCMonth() + 1, dayOfMonth);
const { pages, close } = await openPages(openingDate);
const browser = await launchChromium(['--disable-quic', '--disable-background-networking']);
const figures = new Map(pages.map(({ name }) => [name, [] as Figures[]]));
for (let round = 0; round < rounds; round += 1) {
  for (const page of pages) figures.get(page.name)?.push(await measure(browser, page));
}
await browser.close();
await close();

const [bare = []] = figures.values();
await publish('page', {
  headings: ['page', 'until a day can be tapped, ms', 'ratio', 'script, ms of processor time', 'ratio', 'script, kB'],
  rows: [...figures].map(([name, all]) => [
    name,
    ...[cellOf(all, 'times'), ratioOf(all, 'times'), cellOf(all, 'script'), ratioOf(all, 'script')],
    cellOf(all, 'kilobytes', 1),
  ]),
});

function cellOf(all: readonly Figures[], figure: keyof Figures, digits = 0): string {
  return withSpread(
    all.map((one) => one[figure]),
    digits,
  );
}

/** Returns the ratio of a median to the median of the bare packages. */
function ratioOf(all: readonly Figures[], figure: keyof Figures): string {
  const [median, ofBare] = [all, bare].map((figures) => medianOf(figures.map((one) => one[figure])));
  return ((median ?? Number.NaN) / (ofBare ?? Number.NaN)).toFixed(2);
}

type MeasuredWindow = { readonly onFirstDay: (millis: string) => void };

async function measure(browser: Browser, { address, firstDay }: ComparedPage): Promise<Figures> {
  const viewport = { width: 390, height: 844 };
  const page = await browser.newPage({ viewport, locale: 'en-GB', timezoneId: 'Europe/London' });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  let bytes = 0;
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.addInitScript(putClockAhead, openingDate.getTime() - now.getTime());
  await page.addInitScript(recordFirstDay, firstDay);
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'onFirstDay' });
  const firstDayMillis = new Promise<number>((resolve) => {
    session.on('Runtime.bindingCalled', ({ payload }) => resolve(Number(payload)));
  });
  await page.goto(address, { waitUntil: 'commit' });
  const times = await firstDayMillis;
  const { metrics } = await session.send('Performance.getMetrics');
  const script = 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
  await page.close();
  return { times, script, kilobytes: bytes / 1000 };
}

/** Runs in the page. Sets its clock ahead of the machine's clock. */
function putClockAhead(millis: number): void {
  const { timeOrigin } = performance;
  Object.defineProperty(performance, 'timeOrigin', { value: timeOrigin + millis });
  const atNow = Date.now.bind(Date);
  const nowAhead = () => atNow() + millis;
  globalThis.Date = new Proxy(Date, {
    construct: (target, parameters, newTarget) =>
      Reflect.construct(target, parameters.length ? parameters : [nowAhead()], newTarget),
    get: (target, name) => (name === 'now' ? nowAhead : Reflect.get(target, name)),
  });
}

/**
 * Runs in the page. Reports when the first day with times has been drawn. The page reports this itself, because polling
 * it would run another script while it loads.
 */
function recordFirstDay(selectors: readonly string[]): void {
  const look = () => {
    let root: Document | ShadowRoot | null | undefined = document;
    let element: Element | null | undefined;
    for (const selector of selectors) {
      element = root?.querySelector(selector);
      root = element?.shadowRoot;
    }
    if (!element) requestAnimationFrame(look);
    else setTimeout(() => (window as unknown as MeasuredWindow).onFirstDay(`${performance.now()}`));
  };
  requestAnimationFrame(look);
}

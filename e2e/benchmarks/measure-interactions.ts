import type { CDPSession, Page } from 'playwright';
import { launchChromium, serveWidget } from '../support/index.ts';
import { publish, withSpread } from './benchmarks-page.ts';

// Measures how long an invitee on a slow phone waits after each tap, in a calendar of 600 times a month: from the tap
// to the next paint, as browsers measure "Interaction to Next Paint". Also measures how far the page jumps meanwhile,
// and how much memory a thousand months take.

const rounds = Number(process.argv[2]) || 5;
const slowdown = 4;
const settleMillis = 700;
const fewMonths = 100;
const manyMonths = 1000;

type Step = { readonly name: string; readonly run: (page: Page) => Promise<void> };

const inWidget = (page: Page) => page.locator('sched-booking');
const steps: readonly Step[] = [
  { name: 'another month, loaded before', run: (page) => inWidget(page).locator('[part="next-month"]').click() },
  { name: 'a day: its times', run: (page) => inWidget(page).locator('.day.open').nth(5).click() },
  {
    name: 'the list of time zones',
    run: (page) =>
      inWidget(page)
        .getByRole('button', { name: /^Time zone/ })
        .click(),
  },
  { name: 'another time zone, 600 times', run: chooseTokyo },
  { name: 'another day', run: (page) => inWidget(page).locator('.day.open').nth(7).click() },
  { name: 'a time', run: (page) => inWidget(page).locator('[part~="slot"]').first().click() },
  {
    name: 'the form',
    run: (page) =>
      inWidget(page)
        .getByRole('button', { name: /^Next: / })
        .click(),
  },
];

const site = await serveWidget();
const browser = await launchChromium();
const millis = new Map(steps.map(({ name }) => [name, [] as number[]]));
const shifts: number[] = [];
for (let round = 0; round < rounds; round += 1) shifts.push(await walkThrough());
const memory = await measureMemory();
await browser.close();
site.stop();

await publish('interactions', {
  headings: ['after a tap', 'until the next paint, ms'],
  rows: [
    ...steps.map(({ name }) => [name, withSpread(millis.get(name) ?? [])]),
    ['layout shift through all of these', withSpread(shifts, 3)],
    [
      `memory after ${fewMonths} and ${manyMonths} months, MB`,
      memory.map((bytes) => (bytes / 1e6).toFixed(1)).join(' and '),
    ],
  ],
});

/** Taps through all steps, and records each. Returns the unexpected layout shift of the page. */
async function walkThrough(): Promise<number> {
  const { page, session } = await open();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // The element has no size until its script has loaded. Measure only from here on.
  await page.evaluate(() => Object.assign(window, { shift: 0 }));
  for (const { name, run } of steps) {
    await page.evaluate(() => Object.assign(window, { longest: 0 }));
    await run(page);
    await page.waitForTimeout(settleMillis);
    millis.get(name)?.push(await page.evaluate(() => (window as unknown as Measurements).longest));
  }
  const shift = await page.evaluate(() => (window as unknown as Measurements).shift);
  await page.close();
  return shift;
}

async function chooseTokyo(page: Page): Promise<void> {
  await inWidget(page).getByRole('combobox').pressSequentially('Tokyo');
  await inWidget(page).getByRole('option', { name: /Tokyo/ }).first().click();
}

async function measureMemory(): Promise<number[]> {
  const { page, session } = await open();
  const bytes: number[] = [];
  let turned = 0;
  for (const months of [fewMonths, manyMonths]) {
    await turnMonths(page, months - turned);
    turned = months;
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    bytes.push(usedSize);
  }
  await page.close();
  return bytes;
}

/** Pages through the months, and waits for the times of each month before the next. */
function turnMonths(page: Page, months: number): Promise<void> {
  return page.evaluate(async (count) => {
    const root = document.querySelector('sched-booking')?.shadowRoot;
    for (let turn = 0; turn < count; turn += 1) {
      root?.querySelector<HTMLElement>('[part="next-month"]')?.click();
      do await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      while (!root?.querySelector('.month .day.open:not(.loading)'));
    }
  }, months);
}

async function open(): Promise<{ page: Page; session: CDPSession }> {
  const viewport = { width: 390, height: 844 };
  const page = await browser.newPage({ viewport, locale: 'en-GB', timezoneId: 'Europe/London' });
  await page.addInitScript(record);
  await page.goto(site.address);
  await inWidget(page).locator('.day.open').first().waitFor();
  await page.waitForTimeout(settleMillis);
  return { page, session: await page.context().newCDPSession(page) };
}

/** The records of the page: the longest interaction since the last step, and all unexpected layout shifts. */
type Measurements = { longest: number; shift: number };

/** Runs in the page. */
function record(): void {
  const measurements: Measurements = Object.assign(window, { longest: 0, shift: 0 });
  const observe = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options });
  observe(
    'event',
    (entry) => {
      const { interactionId } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId > 0) measurements.longest = Math.max(measurements.longest, entry.duration);
    },
    { durationThreshold: 16 },
  );
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) measurements.shift += value;
  });
}

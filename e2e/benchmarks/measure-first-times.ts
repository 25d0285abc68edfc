import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { launchChromium, serveLargeCalendar, serveWidget } from '../support/index.ts';
import { medianOf, publish, withSpread } from './benchmarks-page.ts';

// Measures how long an invitee on a slow phone waits for the first times, beside a page with the same packages that does
// the least possible, in turns, each in a browser that has loaded nothing yet.

const rounds = Number(process.argv[2]) || 7;
/** A phone of some years ago, against this machine. */
const slowdown = 4;
/** Slow 4G: bytes a second, milliseconds. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };

type Figures = { readonly times: number; readonly script: number; readonly kilobytes: number };

const bareFolder = await buildBarePage();
const barePage = await readFile(join(bareFolder, 'index.html'), 'utf8');
const sites = { widget: await serveWidget(), bare: await serveLargeCalendar(bareFolder, barePage) };
const browser = await launchChromium(['--disable-quic', '--disable-background-networking']);
const figures = { widget: [] as Figures[], bare: [] as Figures[] };
for (let round = 0; round < rounds; round += 1) {
  figures.widget.push(await measure(browser, sites.widget.address));
  figures.bare.push(await measure(browser, sites.bare.address));
}
await browser.close();
for (const site of Object.values(sites)) site.stop();
await rm(bareFolder, { recursive: true });

await publish('page', {
  headings: ['', 'widget', 'bare page', 'ratio'],
  rows: [
    rowOf('until a day with times can be tapped, ms', 'times'),
    rowOf('script, ms of processor time', 'script'),
    rowOf('script until then, kB', 'kilobytes', 1),
  ],
});

function rowOf(name: string, figure: keyof Figures, digits = 0): string[] {
  const [widget, bare] = [figures.widget, figures.bare].map((all) => all.map((one) => one[figure]));
  const ratio = medianOf(widget ?? []) / medianOf(bare ?? []);
  return [name, withSpread(widget ?? [], digits), withSpread(bare ?? [], digits), `${ratio.toFixed(2)} : 1`];
}

async function measure(browser: Browser, address: string): Promise<Figures> {
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
  await page.addInitScript(noteFirstDay);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction('window.firstDayMillis > 0', undefined, { polling: 50 });
  const { metrics } = await session.send('Performance.getMetrics');
  const script = 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
  // Put there by noteFirstDay.
  const times = await page.evaluate(() => (window as unknown as { firstDayMillis: number }).firstDayMillis);
  await page.close();
  return { times, script, kilobytes: bytes / 1000 };
}

/** Runs in the page: notes when the first day with times has been drawn. */
function noteFirstDay(): void {
  const look = () => {
    const root = document.querySelector('sched-booking')?.shadowRoot ?? document;
    if (!root.querySelector('.day.open')) requestAnimationFrame(look);
    else setTimeout(() => Object.assign(window, { firstDayMillis: performance.now() }));
  };
  requestAnimationFrame(look);
}

/** Builds the bare page into a folder of its own, compressed as the widget is. */
async function buildBarePage(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'sched-booking-bare-'));
  const root = join(import.meta.dirname, 'bare-page');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: false, modulePreload: false },
  });
  for (const file of await readdir(outDir, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    await writeFile(`${path}.br`, brotliCompressSync(await readFile(path)));
  }
  return outDir;
}

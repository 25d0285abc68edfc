import type { BrowserContextOptions, Page } from 'playwright';
import { Invitee } from './invitee.ts';
import { now } from './journey.ts';
import { launchChromium } from './launch-chromium.ts';
import { makeDataDir, removeDataDir, startTestServer } from './test-server.ts';

// Takes the README's pictures again, of the demonstration page with a time selected.

const folder = '.github/pictures';
const desktop: BrowserContextOptions = { viewport: { width: 1120, height: 1000 } };

const dataDir = await makeDataDir();
const server = await startTestServer({ dataDir, now });
const browser = await launchChromium();

await take('widget', desktop);
await take('dark', { ...desktop, colorScheme: 'dark' });
await take('phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
await take('popup', desktop, async (page) => {
  await page.locator('sched-booking').evaluate((element) => element.setAttribute('mode', 'popup'));
  await page.evaluate(() => (document.querySelector('sched-booking') as unknown as { open(): void }).open()); // ours
});

await browser.close();
await server.stop();
await removeDataDir(dataDir);

/** Saves a picture of the widget, or of the whole window if something is open over the page. */
async function take(name: string, options: BrowserContextOptions, open?: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage({
    deviceScaleFactor: 2,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    ...options,
  });
  await page.goto(server.address);
  await open?.(page);
  const invitee = new Invitee(page);
  await invitee.day('25 November 2026').click();
  await invitee.time('09:00').click();
  await page.mouse.move(0, 0);
  await invitee.settle();
  const path = `${folder}/${name}.png`;
  if (open) await page.screenshot({ path });
  else await invitee.widget.screenshot({ path });
  await page.close();
}

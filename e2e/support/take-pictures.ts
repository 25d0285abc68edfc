import { chromium } from 'playwright';
import { findBrowser } from './find-browser.ts';
import { Invitee } from './invitee.ts';
import { now } from './journey.ts';
import { makeDataDir, removeDataDir, startTestServer } from './test-server.ts';

// Takes the README's picture anew: the demonstration page's widget with a time chosen.
const dataDir = await makeDataDir();
const server = await startTestServer({ dataDir, now });
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const page = await browser.newPage({
  viewport: { width: 1120, height: 1000 },
  deviceScaleFactor: 2,
  locale: 'en-GB',
  timezoneId: 'Europe/London',
  reducedMotion: 'reduce',
});
await page.goto(server.address);
const invitee = new Invitee(page);
await invitee.day('25 November 2026').click();
await invitee.time('09:00').click();
await invitee.widget.screenshot({ path: '.github/pictures/widget.png' });
await browser.close();
await server.stop();
await removeDataDir(dataDir);

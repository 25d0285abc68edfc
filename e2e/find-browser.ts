import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Where systems keep a Chromium or a Chrome. */
const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns the browser the journeys run in: the one `CHROMIUM_PATH` names, Playwright's own, or the system's. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? '', chromium.executablePath(), ...systemPaths].find(
    (path) => path !== '' && existsSync(path),
  );
}

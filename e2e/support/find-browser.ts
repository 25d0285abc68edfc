import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Where Debian installs Chromium without its windows. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** Where operating systems install Chromium or Chrome. */
const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns the browser the journeys run in: the browser that `CHROMIUM_PATH` names, a headless shell, Playwright's own,
 * or the system's. A headless shell needs half the time, because it does not start its own pages beside each page of a
 * journey.
 */
export function findBrowser(): string | undefined {
  return findAny([process.env.CHROMIUM_PATH ?? '', headlessShell, chromium.executablePath(), ...systemPaths]);
}

/** Returns a browser with a back/forward cache, which a headless shell does not have. */
export function findFullBrowser(): string | undefined {
  const paths = [process.env.CHROMIUM_PATH ?? '', chromium.executablePath(), ...systemPaths];
  return findAny(paths.filter((path) => !path.includes('headless')));
}

function findAny(paths: readonly string[]): string | undefined {
  return paths.find((path) => path !== '' && existsSync(path));
}

/** The first Firefox that supports every WebDriver BiDi command that Playwright sends (`network.addDataCollector`). */
export const oldestFirefox = 143;

/** Where operating systems install a stock Firefox, which Playwright drives over WebDriver BiDi. */
const firefoxPaths = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** Returns the Firefox in which the main journey also runs: the path in `FIREFOX_PATH`, or the system's. */
export function findFirefox(): string | undefined {
  return [process.env.FIREFOX_PATH ?? '', ...firefoxPaths].find(
    (path) => path !== '' && existsSync(path) && majorVersionOf(path) >= oldestFirefox,
  );
}

/** Returns 153 for a program that prints `Mozilla Firefox 153.7.0esr`, and 0 for one that prints no version. */
function majorVersionOf(path: string): number {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return Number(/ (\d+)\./.exec(stdout ?? '')?.[1] ?? 0);
}

/** Returns the paths of WebKitGTK's driver and its small browser; undefined unless both are installed. */
export function findWebKit(): { readonly driver: string; readonly browser: string } | undefined {
  const driver = '/usr/bin/WebKitWebDriver';
  const browser = ['4.1', '4.0', '6.0']
    .flatMap((version) =>
      ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
    )
    .find((path) => existsSync(path));
  return browser && existsSync(driver) && existsSync('/usr/bin/xvfb-run') ? { driver, browser } : undefined;
}

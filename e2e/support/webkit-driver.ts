import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, type WebDriver, type WebElement } from 'selenium-webdriver';
// biome-ignore lint/correctness/noPrivateImports: the same search for a port
import { freePort } from '../../src/server/free-port.ts';
import { findWebKit } from './find-browser.ts';

const patienceMillis = 15_000;
const pollMillis = 50;
/** The size of the screen and the window: high enough for a whole page, so that nothing has a reason to scroll. */
const size = { width: 1280, height: 2000 };

/** A page in WebKitGTK. Elements in the widget are found by role and name, as in the tests of the other engines. */
export type WebKitPage = {
  readonly visit: (address: string) => Promise<void>;
  readonly find: (name: RegExp) => Promise<WebElement>;
  readonly click: (name: RegExp) => Promise<void>;
  readonly focus: (name: RegExp) => Promise<void>;
  readonly press: (...keys: string[]) => Promise<void>;
  /** The name of the focused element in the widget. */
  readonly focused: () => Promise<string>;
  /** Runs an expression in the page, and waits for its promise. */
  readonly run: (expression: string) => Promise<string>;
  readonly close: () => Promise<void>;
};

/** Opens WebKitGTK on a separate screen. */
export async function openWebKit(): Promise<WebKitPage> {
  const webKit = findWebKit();
  if (!webKit) throw new Error('WebKitGTK is not installed.');
  const port = await freePort();
  const child = spawn(
    'xvfb-run',
    [
      '-a',
      `--server-args=-screen 0 ${size.width}x${size.height}x24`,
      webKit.driver,
      `--port=${port}`,
      '--host=127.0.0.1',
    ],
    {
      env: { ...process.env, TZ: 'Europe/Berlin' },
      stdio: 'ignore',
      detached: true,
    },
  );
  const driver = await connect(port, webKit.browser);
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...size });
  const find = (name: RegExp) => waitFor(() => namedIn(driver, name), `nothing is called ${name}`);
  return {
    visit: (address) => driver.get(address),
    find,
    click: async (name) => click(driver, await find(name)),
    focus: async (name) => driver.executeScript('arguments[0].focus()', await find(name)),
    press: (...keys) =>
      driver
        .actions()
        .sendKeys(...keys)
        .perform(),
    focused: () => driver.executeScript<string>(`return (${nameOf})(${root}.activeElement)`),
    run: (expression) =>
      driver.executeAsyncScript<string>(`
        const done = arguments[arguments.length - 1];
        Promise.resolve(${expression}).then((value) => done(String(value)), (wrong) => done('failed: ' + wrong));`),
    async close() {
      await driver.quit();
      await end(child);
    },
  };
}
const root = `document.querySelector('sched-booking').shadowRoot`;

/** Returns the accessible name of an element, for the kinds of elements that the widget uses. */
const nameOf = `(node) => !node ? '' : (node.getAttribute('aria-label') || (node.id && ${root}.querySelector('label[for="' + node.id + '"]')?.textContent) || node.textContent).trim()`;

async function namedIn(driver: WebDriver, name: RegExp): Promise<WebElement | undefined> {
  const element = await driver.executeScript<WebElement | null>(
    `return [...(${root}?.querySelectorAll('button, input, textarea, h3') ?? [])].find((node) => new RegExp(arguments[0]).test((${nameOf})(node))) ?? null`,
    name.source,
  );
  return element ?? undefined;
}

// This does not use the driver's own click, which reports a field in a shadow tree as covered.
async function click(driver: WebDriver, element: WebElement): Promise<void> {
  await driver.executeScript(`arguments[0].scrollIntoView({ block: 'nearest' })`, element);
  await driver.actions().move({ origin: element }).click().perform();
}

async function connect(port: number, browser: string): Promise<WebDriver> {
  const options = { binary: browser, args: ['--automation'] };
  const build = () =>
    new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
      .build();
  // The driver takes a moment to start listening.
  return waitFor(async () => {
    try {
      return await build();
    } catch {
      return undefined;
    }
  }, 'WebKitWebDriver does not respond');
}

async function waitFor<Found>(look: () => Promise<Found | undefined>, complaint: string): Promise<Found> {
  const until = performance.now() + patienceMillis;
  while (performance.now() < until) {
    const result = await look();
    if (result !== undefined) return result;
    await new Promise((resolve) => setTimeout(resolve, pollMillis));
  }
  throw new Error(complaint);
}

/** Stops the screen and everything that runs on it. */
async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}

import type { Page } from 'playwright/test';
import { Invitee } from '../invitee.ts';
import { expect, journey, now } from '../journey.ts';
import { makeDataDir, removeDataDir, startTestServer } from '../server.ts';
import { nextTime, settings } from './free-times.ts';
import type { HostPage } from './host-page.ts';
import { heardOn } from './listening.ts';
import { changesOf, portraitSource } from './portrait.ts';
import { type HostServer, serveHosts } from './serve-hosts.ts';

/** Pages are at this name where they are to be of an insecure origin, as most of a plain HTTP web is. */
const insecureName = 'shop.test';

export type Visit = {
  readonly invitee: Invitee;
  readonly page: Page;
  /** Books the next free time, as anybody would. */
  readonly book: () => Promise<void>;
  /** What is otherwise than on the same page without the widget's script. */
  readonly changes: () => Promise<string[]>;
};

export type VisitOptions = {
  /** What is arranged before the page is opened. */
  readonly arrange?: (page: Page) => Promise<unknown>;
};

type Fixtures = { visit: (host: HostPage, options?: VisitOptions) => Promise<Visit> };
type WorkerFixtures = { hosts: HostServer };

/** A journey on a page of somebody else's: it leaves no line in the console and asks nobody else. */
export const hostJourney = journey.extend<Fixtures, WorkerFixtures>({
  // High enough for all of a page: where nothing lies outside, nothing has a reason to scroll.
  viewport: { width: 1280, height: 2000 },
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument to be a pattern
    async ({}, use) => {
      const dataDir = await makeDataDir();
      const server = await startTestServer({ dataDir, now, settings });
      await use(server);
      await server.stop();
      await removeDataDir(dataDir);
    },
    { scope: 'worker' },
  ],
  hosts: [
    async ({ server }, use) => {
      const hosts = await serveHosts(server.address);
      await use(hosts);
      hosts.stop();
    },
    { scope: 'worker' },
  ],
  visit: async ({ server, hosts, context }, use) => {
    const visited: Invitee[] = [];
    const strangers: string[] = [];
    context.on('request', (request) => {
      if (!isOurs(request.url(), server.address)) strangers.push(request.url());
    });
    await use(async (host, { arrange } = {}) => {
      const { port, path } = hosts.show(host);
      const address = `http://${host.isInsecure ? insecureName : 'localhost'}:${port}${path}`;
      const page = await context.newPage();
      const invitee = new Invitee(page);
      await arrange?.(page);
      await page.goto(address);
      if (host.open) await page.evaluate(host.open);
      visited.push(invitee);
      return { invitee, page, book: () => bookNext(invitee), changes };

      async function changes(): Promise<string[]> {
        const bare = await context.newPage();
        await arrange?.(bare);
        await bare.goto(`${address}?bare`);
        if (host.open) await bare.evaluate(host.open);
        const before = await portray(bare, host);
        await bare.close();
        return changesOf(before, await portray(page, host));
      }
    });
    for (const { page, console } of visited) {
      // A page that has gone elsewhere, or nowhere, has said its own.
      const heard = page.isClosed() ? '' : await page.evaluate<string>(heardOn);
      expect([...console, ...heard.split('\n').filter(Boolean)]).toEqual([]);
    }
    expect(strangers).toEqual([]);
  },
});

async function portray(page: Page, { isZoomed = false }: HostPage): Promise<string[]> {
  const lines = (await page.evaluate<string>(portraitSource)).split('\n');
  // What is drawn larger than the window has to scroll.
  return lines.filter((line) => !isZoomed || !line.startsWith('scroll: '));
}

/** Books a time nobody has booked yet, by names alone. */
async function bookNext(invitee: Invitee): Promise<void> {
  const { date, clock, name, email } = nextTime();
  await invitee.choose(date, clock);
  await typeInto(invitee, 'Name', name);
  await typeInto(invitee, 'E-mail', email);
  await invitee.confirm();
  await expect(invitee.heading('You are booked')).toBeVisible();
}

/** Clicks and types, as people do: a page may heed the mouse or the keys, and keep them from the field. */
async function typeInto(invitee: Invitee, field: string, text: string): Promise<void> {
  await invitee.field(field).click();
  await invitee.page.keyboard.type(text);
}

function isOurs(url: string, book: string): boolean {
  return (
    url.startsWith(book) ||
    /^(data|blob|about):|^http:\/\/localhost:9\//.test(url) ||
    /^http:\/\/(localhost|shop\.test):\d+\/(\d+(\?bare)?|libraries\/.*)$/.test(url)
  );
}

export { expect };

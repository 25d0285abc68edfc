import type { Page } from 'playwright/test';
import { Invitee } from '../invitee.ts';
import { expect, journey, now } from '../journey.ts';
import { makeDataDir, removeDataDir, startTestServer } from '../server.ts';
import type { HostPage } from './host-page.ts';
import { portrayPage } from './portrait.ts';
import { type HostServer, serveHosts } from './serve-hosts.ts';

/** Pages are at this name where they are to be of an insecure origin, as most of a plain HTTP web is. */
const insecureName = 'shop.test';

/** The journeys here are many and quick: nothing waits for a form token, and nobody is limited. */
const settings = { PROOF_OF_WORK: 'never', VISITOR_READS_PER_MINUTE: '100000', VISITOR_BOOKINGS_PER_HOUR: '100000' };

export type Visit = {
  readonly invitee: Invitee;
  readonly page: Page;
  /** Books the next free time, as anybody would. */
  readonly book: () => Promise<void>;
  /** What is otherwise than on the same page without the widget's script. */
  readonly changes: () => Promise<string[]>;
};

export type VisitOptions = {
  /** Whether the page is of an insecure origin. */
  readonly isInsecure?: boolean;
  /** What is arranged before the page is opened. */
  readonly arrange?: (page: Page) => Promise<unknown>;
};

type Fixtures = { visit: (host: HostPage, options?: VisitOptions) => Promise<Visit> };
type WorkerFixtures = { hosts: HostServer };

let booked = 0;

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
    const consoles: string[][] = [];
    const strangers: string[] = [];
    context.on('request', (request) => {
      if (!isOurs(request.url(), server.address)) strangers.push(request.url());
    });
    await use(async (host, { isInsecure = false, arrange } = {}) => {
      const { port, path } = hosts.show(host);
      const address = `http://${isInsecure ? insecureName : 'localhost'}:${port}${path}`;
      const page = await context.newPage();
      const invitee = new Invitee(page);
      consoles.push(invitee.console);
      await arrange?.(page);
      await page.goto(address);
      return { invitee, page, book: () => bookNext(invitee), changes };

      async function changes(): Promise<string[]> {
        const bare = await context.newPage();
        await bare.route('**/sched-booking.js*', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: '' }),
        );
        await arrange?.(bare);
        await bare.goto(address);
        const before = await bare.evaluate(portrayPage);
        await bare.close();
        const after = await page.evaluate(portrayPage);
        return differencesOf(before, after);
      }
    });
    expect(consoles.flat()).toEqual([]);
    expect(strangers).toEqual([]);
  },
});

/** Books a time nobody has booked yet, by names alone. */
async function bookNext(invitee: Invitee): Promise<void> {
  const { date, clock } = nextTime();
  await invitee.choose(date, clock);
  // As JSON goes wrong where a page writes it in a way of its own.
  await invitee.introduce('Ada "the first" O’Neil \\', `ada${booked}@example.org`);
  await invitee.confirm();
  await expect(invitee.heading('You are booked')).toBeVisible();
}

const dates = ['23', '24', '25', '26', '27', '30'].map((day) => `${day} November 2026`);
const halfHours = 16;

/** Returns one half-hour of the next weeks after the other. */
function nextTime(): { readonly date: string; readonly clock: string } {
  const date = dates[Math.floor(booked / halfHours)];
  if (!date) throw new Error('There are more journeys than times.');
  const minutes = 9 * 60 + (booked % halfHours) * 30;
  booked += 1;
  return { date, clock: `${`${Math.floor(minutes / 60)}`.padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}` };
}

function isOurs(url: string, book: string): boolean {
  return (
    url.startsWith(book) ||
    /^(data|blob|about):|^http:\/\/localhost:9\//.test(url) ||
    /^http:\/\/(localhost|shop\.test):\d+\/\d+$/.test(url)
  );
}

/** Returns the lines that are only in one of two lists, no longer than can be read. */
export function differencesOf(before: readonly string[], after: readonly string[]): string[] {
  const [were, are] = [new Set(before), new Set(after)];
  return [
    ...before.filter((line) => !are.has(line)).map((line) => `- ${line.slice(0, 300)}`),
    ...after.filter((line) => !were.has(line)).map((line) => `+ ${line.slice(0, 300)}`),
  ];
}

export { expect };

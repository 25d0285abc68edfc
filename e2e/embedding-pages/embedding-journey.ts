import type { Page } from 'playwright/test';
import { expect, Invitee, journey, makeDataDir, now, removeDataDir, startTestServer } from '../support/index.ts';
import { nextTime, settings } from './free-times.ts';
import { changesOf, pageSnapshotSource } from './page-snapshot.ts';
import { type EmbeddingPage, type PageServer, recordedOn, servePages } from './pages/index.ts';

/** The host name of pages with an insecure origin, such as those on plain HTTP. */
const insecureName = 'shop.test';

export type Visit = {
  readonly invitee: Invitee;
  readonly page: Page;
  /** Books the next free time, as an invitee does. */
  readonly book: (heading?: string) => Promise<void>;
  /** The differences from the same page without the widget's script. */
  readonly changes: () => Promise<string[]>;
};

export type VisitOptions = {
  /** Preparations before the page is opened. */
  readonly arrange?: (page: Page) => Promise<unknown>;
};

type Fixtures = { visit: (embeddingPage: EmbeddingPage, options?: VisitOptions) => Promise<Visit> };
type WorkerFixtures = { pages: PageServer };

/** A journey on an embedding page. It fails if anything is logged to the console or requested from other servers. */
export const embeddingJourney = journey.extend<Fixtures, WorkerFixtures>({
  // High enough for a whole page, so that nothing has a reason to scroll.
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
  pages: [
    async ({ server }, use) => {
      const pages = await servePages(server.address);
      await use(pages);
      pages.stop();
    },
    { scope: 'worker' },
  ],
  visit: async ({ server, pages, context }, use) => {
    const visited: Invitee[] = [];
    const foreignRequests: string[] = [];
    context.on('request', (request) => {
      if (!isOurs(request.url(), server.address)) foreignRequests.push(request.url());
    });
    await use(async (embeddingPage, { arrange } = {}) => {
      const { port, path } = pages.show(embeddingPage);
      const address = `http://${embeddingPage.isInsecure ? insecureName : 'localhost'}:${port}${path}`;
      const page = await context.newPage();
      const invitee = new Invitee(page);
      await arrange?.(page);
      await page.goto(address);
      if (embeddingPage.open) await page.evaluate(embeddingPage.open);
      visited.push(invitee);
      return { invitee, page, book: (heading = 'You are booked') => bookNext(invitee, heading), changes };

      async function changes(): Promise<string[]> {
        const bare = await context.newPage();
        await arrange?.(bare);
        await bare.goto(`${address}?bare`);
        if (embeddingPage.open) await bare.evaluate(embeddingPage.open);
        const before = await snapshot(bare, embeddingPage);
        await bare.close();
        return changesOf(before, await snapshot(page, embeddingPage));
      }
    });
    for (const { page, console } of visited) {
      // The page records its lines itself, too. They cannot be read from a closed page.
      const messages = page.isClosed() ? '' : await page.evaluate<string>(recordedOn);
      expect([...console, ...messages.split('\n').filter(Boolean)]).toEqual([]);
    }
    expect(foreignRequests).toEqual([]);
  },
});

async function snapshot(page: Page, { isZoomed = false }: EmbeddingPage): Promise<string[]> {
  const lines = (await page.evaluate<string>(pageSnapshotSource)).split('\n');
  // Content larger than the window has to scroll.
  return lines.filter((line) => !isZoomed || !line.startsWith('scroll: '));
}

/** Books a free time, finding everything by name, until the heading shows the result. */
async function bookNext(invitee: Invitee, heading: string): Promise<void> {
  const { date, clock, name, email } = nextTime();
  await invitee.choose(date, clock);
  await typeInto(invitee, 'Name', name);
  await typeInto(invitee, 'Email', email);
  await invitee.confirm();
  await expect(invitee.heading(heading)).toBeVisible();
}

/** Clicks and types as people do, because a page may intercept mouse and key events. */
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

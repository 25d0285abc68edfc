import { Key } from 'selenium-webdriver';
import { networkAddress, openWebKit, type WebKitPage } from '../support/index.ts';
import { embeddingJourney } from './embedding-journey.ts';
import { nextTime } from './free-times.ts';
import { changesOf, pageSnapshotSource } from './page-snapshot.ts';
import { type EmbeddingPage, recordedOn } from './pages/index.ts';

type VisitResult = {
  /** The differences from the same page without the widget's script. */
  readonly changes: string[];
  /** Console lines, errors and policy violations. */
  readonly recorded: string;
  /** Origins that received a request. */
  readonly origins: string;
};

type Fixtures = { bookInWebKit: (embeddingPage: EmbeddingPage) => Promise<VisitResult> };
type WorkerFixtures = { webkit: WebKitPage };

/** A booking on embedding pages in WebKit, one page after another in the same window. */
export const webKitJourney = embeddingJourney.extend<Fixtures, WorkerFixtures>({
  webkit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument to be a pattern
    async ({}, use) => {
      const page = await openWebKit();
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  bookInWebKit: async ({ webkit, pages, server }, use) => {
    await use(async (embeddingPage) => {
      // It uses the language of the machine.
      const { port, path } = pages.show({
        ...embeddingPage,
        attributes: `${embeddingPage.attributes ?? ''} locale="en-GB"`,
      });
      const address = `http://${embeddingPage.isInsecure ? networkAddress() : 'localhost'}:${port}${path}`;
      await open(webkit, `${address}?bare`, embeddingPage);
      const bare = await snapshot(webkit, embeddingPage);
      await open(webkit, address, embeddingPage);
      await book(webkit, embeddingPage.isZoomed);
      const changes = changesOf(bare, await snapshot(webkit, embeddingPage));
      const origins = await webkit.run(requestedOrigins);
      const ours = new RegExp(`^(${server.address}|${new URL(address).origin}|\\s)*$`);
      return { changes, recorded: await webkit.run(recordedOn), origins: origins.replace(ours, '') };
    });
  },
});

// A page may declare its own `URL` or `performance`.
const requestedOrigins = `window.performance.getEntriesByType('resource').map(function (entry) { return entry.name.replace(/^(https?:[/]+[^/]+)?.*/, '$1') }).join(' ')`;

async function open(webkit: WebKitPage, address: string, embeddingPage: EmbeddingPage): Promise<void> {
  await webkit.visit(address);
  if (embeddingPage.open) await webkit.run(embeddingPage.open);
}

/**
 * Returns the snapshot without the length of the history, which grows with each page in the window, and without the
 * scroll position of a zoomed page.
 */
async function snapshot(webkit: WebKitPage, { isZoomed }: EmbeddingPage): Promise<string[]> {
  const own = isZoomed ? /^(history|scroll): / : /^history: /;
  return (await webkit.run(pageSnapshotSource)).split('\n').filter((line) => !own.test(line));
}

/** Books a free time, finding everything by name, with the mouse or, if that is impossible, with keys. */
async function book({ click, focus, press, find }: WebKitPage, isByKeys = false): Promise<void> {
  const { date, clock, name, email } = nextTime();
  const activate = async (label: RegExp) => {
    if (!isByKeys) return click(label);
    await focus(label);
    await press(Key.ENTER);
  };
  const enter = async (label: RegExp, text: string) => {
    await (isByKeys ? focus(label) : click(label));
    await press(text);
  };
  // Until the server responds, WebKit uses the clock of this machine. After that, the label of a day contains the
  // number of its times.
  await activate(new RegExp(`^\\w+,? ${date}, \\d+ times?`));
  await activate(new RegExp(`^${clock}`));
  await activate(/^Next: /);
  await enter(/^Your name/, name);
  await enter(/^Email/, email);
  await activate(/^Confirm booking/);
  await find(/^You are booked/);
}

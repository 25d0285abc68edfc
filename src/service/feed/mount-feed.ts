import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import type { Clock } from '../../time/index.ts';
import { createCoalescer, createQueue } from '../concurrency/index.ts';
import { feedTokenDigest } from '../operations/index.ts';
import type { Records, UserKey } from '../records/index.ts';
import { type Env, respondWithProblem } from '../routes/index.ts';
import { readFeed } from './read-feed.ts';

export type FeedContext = { readonly records: Records; readonly clock: Clock };

/**
 * Anyone with the address may request a feed as often as they like, and a feed with thousands of events takes long to
 * read and to write. Feeds of one account are written one at a time, and all requests waiting for the same feed share
 * it. With the limits of the database, every request gets a response within twelve seconds.
 */
const feedsOfAccount = { concurrency: 1, maxWaiting: 100, timeoutMillis: 5000, stallMillis: 2500 };

/** Serves the feeds of hosts. Mounted before authentication. */
export function mountFeed(app: Hono<Env>, { records, clock }: FeedContext): void {
  const share = createCoalescer(createQueue(feedsOfAccount));

  function readTogether(owner: UserKey, { isBusyOnly }: { readonly isBusyOnly: boolean }): Promise<string> {
    return share({
      name: JSON.stringify([owner, isBusyOnly]),
      turn: { key: owner.accountId },
      prepare: () => undefined,
      work: () => readFeed(records, { ...owner, now: clock(), isBusyOnly }),
    }).result;
  }

  app.get('/calendars/:file', async function serveFeed(context) {
    const token = /^([\w-]{43})\.ics$/.exec(context.req.param('file'))?.[1];
    const feed = token && (await records.findFeed(feedTokenDigest(token)));
    if (!feed) return respondWithProblem(context, { code: 'resource_not_found' });
    const { isBusyOnly, ...owner } = feed;
    // Any other value than 0, such as "true", hides the details too: showing them by mistake would be worse.
    const file = await readTogether(owner, {
      isBusyOnly: isBusyOnly || (context.req.query('busy') ?? '0') !== '0',
    });
    const etag = `"${createHash('sha256').update(file).digest('base64url')}"`;
    const headers = { ETag: etag, 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' };
    if (isKnown(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
    return context.body(file, 200, { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' });
  });
  app.all('/calendars/:file', (context) =>
    respondWithProblem(context, { code: 'method_not_allowed', allow: ['GET', 'HEAD'] }),
  );
}

/** Proxies that compress a response mark its tag as weak. */
function isKnown(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}

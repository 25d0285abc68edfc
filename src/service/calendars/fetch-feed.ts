import type { Instant } from '../../time/index.ts';
import type { Blocks, OutwardRequest, Requester } from '../outward/index.ts';
import type { ConnectedCalendar } from '../records/index.ts';
import { calendarErrorOf, refuseStatus } from './calendar-error.ts';

/** A file, with the validators for the next conditional request. */
export type FetchedFile = Pick<ConnectedCalendar, 'etag' | 'lastModified'> & {
  readonly blocks: Blocks;
};

export type FeedRequest = {
  readonly accountId: number;
  readonly url: string;
  /** The validators of the last response; undefined to fetch the file even if it has not changed. */
  readonly lastReading: Pick<ConnectedCalendar, 'etag' | 'lastModified'> | undefined;
  readonly signal: AbortSignal;
  readonly nextStep: OutwardRequest['nextStep'];
  readonly now: Instant;
};

/** The largest file that is read, in bytes after decompression. */
export const maxFileBytes = 10_000_000;

/** Fetches a feed; undefined when it has not changed. Throws a `CalendarError`. */
export async function fetchFeed(request: Requester, feed: FeedRequest): Promise<FetchedFile | undefined> {
  const { accountId, url, lastReading, signal, nextStep, now } = feed;
  const headers = {
    accept: 'text/calendar, */*;q=0.1',
    ...(lastReading?.etag && { 'if-none-match': lastReading.etag }),
    ...(lastReading?.lastModified && { 'if-modified-since': lastReading.lastModified }),
  };
  const options = { accountId, url, method: 'GET' as const, headers, signal, nextStep, maxBytes: maxFileBytes };
  const response = await request(options).catch((error) => {
    throw calendarErrorOf(error);
  });
  if (response.status === 304 && lastReading) return undefined;
  if (response.status !== 200) refuseStatus(response, now);
  const { etag = null, 'last-modified': lastModified = null } = response.headers;
  return { blocks: response.body, etag, lastModified };
}

/** Returns the https address of a feed. Subscriptions often begin with `webcal:` instead. */
export function feedAddress(url: string): string {
  return url.trim().replace(/^webcals?:/i, 'https:');
}

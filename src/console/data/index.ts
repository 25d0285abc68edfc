/**
 * How the console reads and changes the account: operations of `/v1` and of signing in, over one cache.
 *
 * Design: after any change, everything on screen is read again. It costs a few requests to our own server, and no
 * screen shows outdated data without saying so.
 */
export { isOutdated } from './build-watch.ts';
export { isRefreshFailing } from './failed-refresh.ts';
export { isReading } from './progress.ts';
export { change, type DataOf, type LoadState, loadAgain, queryClient, useData, useQuery } from './queries.ts';
export { replaceKnown } from './replace-known.ts';
export { RequestError } from './request-error.ts';
export { type Failure, nextFailure, retryMillis } from './retries.ts';
export { actAs, answerChallenges, confirmIdentity, downloadUrl, mayDownload, send } from './send.ts';
export { now } from './server-clock.ts';
export { useNow } from './use-now.ts';
export { maxPages, type PagedList, pagesIn, usePages } from './use-pages.ts';

/**
 * The cache in front of the server: stale-while-revalidate, single flight and backoff.
 *
 * A visitor waits for the server only when the cache holds nothing, and one request serves everyone who waits for the
 * same response.
 */
export { oldestOf, type Representation, type RepresentationData, representationOf } from './representation.ts';
export {
  type CachedResponse,
  type Caller,
  createFetchCached,
  type FetchCached,
  type Loading,
  staleSeconds,
} from './stale-while-revalidate.ts';

/**
 * The cache in front of the server: stale-while-revalidate, single flight and back-off.
 *
 * The decision behind it: a visitor waits for the server only where nothing is known, and one request serves all who
 * wait for the same.
 */
export { type Made, oldestOf, type Representation, representationOf } from './representation.ts';
export {
  createFetchCached,
  type Dated,
  type FetchCached,
  type Requester,
  staleSeconds,
} from './stale-while-revalidate.ts';

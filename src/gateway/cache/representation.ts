import { asInstant, type Instant } from '../../time/index.ts';
import type { CachedResponse } from './stale-while-revalidate.ts';

/**
 * A representation to show to a page (RFC 9110, 3.2). Its data is computed only if this version was not written before.
 */
export type Representation<Data> = {
  /** The data. */
  readonly key: string;
  /** The owner whose share of the cache it takes up: the account. */
  readonly owner: string;
  /** Distinguishes it from other responses to the same request. */
  readonly version: string;
  /** When its oldest part was requested. */
  readonly requestedAt: Instant;
  readonly make: () => Promise<RepresentationData<Data>>;
};

/** Data, and whether it stays the same as long as its version does. */
export type RepresentationData<Data> = { readonly data: Data; readonly isLasting: boolean };

/** Builds a representation from cached parts. The data must depend on these parts only. */
export function representationOf<Data>(
  identity: Pick<Representation<Data>, 'key' | 'owner'>,
  parts: readonly CachedResponse<unknown>[],
  make: () => Data,
): Representation<Data> {
  return {
    ...identity,
    version: parts.map(({ version }) => version).join(),
    requestedAt: oldestOf(parts),
    make: async () => ({ data: make(), isLasting: true }),
  };
}

/** Returns when the oldest part was requested. Without parts, returns a time in the far future. */
export function oldestOf(parts: readonly CachedResponse<unknown>[]): Instant {
  return asInstant(Math.min(...parts.map(({ requestedAt }) => requestedAt)));
}

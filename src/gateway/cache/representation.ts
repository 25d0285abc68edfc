import { asInstant, type Instant } from '../../time/index.ts';
import type { Dated } from './stale-while-revalidate.ts';

/** What a page is shown (RFC 9110, 3.2): its data is made only when its version was not written before. */
export type Representation<Data> = {
  /** The data. */
  readonly key: string;
  /** Whose room it takes while it is kept: the account's. */
  readonly owner: string;
  /** Tells it from other responses to the same question. */
  readonly version: string;
  /** When its oldest part was requested. */
  readonly requestedAt: Instant;
  readonly make: () => Promise<Made<Data>>;
};

/** Data, and whether it stays the same for as long as the version does. */
export type Made<Data> = { readonly data: Data; readonly isLasting: boolean };

/** Makes a representation of what is known; nothing but these parts may show in the data. */
export function representationOf<Data>(
  named: Pick<Representation<Data>, 'key' | 'owner'>,
  parts: readonly Dated<unknown>[],
  make: () => Data,
): Representation<Data> {
  return {
    ...named,
    version: parts.map(({ version }) => version).join(),
    requestedAt: oldestOf(parts),
    make: async () => ({ data: make(), isLasting: true }),
  };
}

/** Returns when the oldest part was requested; without parts, a time in the far future. */
export function oldestOf(parts: readonly Dated<unknown>[]): Instant {
  return asInstant(Math.min(...parts.map(({ requestedAt }) => requestedAt)));
}

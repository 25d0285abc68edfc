import { asInstant, type Instant } from '../time/index.ts';
import type { Dated } from './stale-while-revalidate.ts';

/** What a page reads: data that is made only when its version is not at hand. */
export type Reading<Data> = {
  /** Says what was asked. */
  readonly key: string;
  /** Tells it from other answers to the same question. */
  readonly version: string;
  /** When the oldest part of it was asked. */
  readonly askedAt: Instant;
  /** Meant for the one who asked, and to be kept by nobody. */
  readonly isPrivate?: boolean;
  readonly make: () => Promise<Made<Data>>;
};

/** Data, and whether it stays the same for as long as the version does. */
export type Made<Data> = { readonly data: Data; readonly isLasting: boolean };

/** Makes a reading out of what is known; nothing but these parts may show in the data. */
export function readingOf<Data>(key: string, parts: readonly Dated<unknown>[], make: () => Data): Reading<Data> {
  return {
    key,
    version: parts.map(({ version }) => version).join(),
    askedAt: oldest(parts),
    make: async () => ({ data: make(), isLasting: true }),
  };
}

/** Returns when the oldest part was asked; without any, a time to come. */
export function oldest(parts: readonly Dated<unknown>[]): Instant {
  return asInstant(Math.min(...parts.map(({ askedAt }) => askedAt)));
}

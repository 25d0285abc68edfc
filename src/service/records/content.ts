import type { Instant } from '../../time/index.ts';

/** The fields of a new resource of an account. */
export type Insert<Content> = { readonly accountId: number; readonly content: Content; readonly now: Instant };

/** The new fields of a resource. */
export type Update<Content> = Insert<Content> & { readonly id: number };

/** A number of rows, and their size in bytes, written as JSON. */
export type Extent = { readonly count: number; readonly bytes: number };

/** The new positions of rows of an account. */
export type NewPositions = {
  readonly accountId: number;
  readonly positions: readonly { readonly id: number; readonly position: number }[];
};

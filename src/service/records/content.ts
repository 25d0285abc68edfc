import type { Instant } from '../../time/index.ts';

/** What is to be kept of a new thing of an account. */
export type Insert<Content> = { readonly accountId: number; readonly content: Content; readonly now: Instant };

/** What a thing is to be from now on. */
export type Update<Content> = Insert<Content> & { readonly id: number };

/** How many things there are, and how many bytes they take, written as JSON. */
export type Extent = { readonly count: number; readonly bytes: number };

/**
 * Guarded requests to addresses that others chose: webhooks, feeds and calendar servers.
 *
 * Design: owners can enter any address, so no address is trusted. It is resolved before each request and each redirect,
 * every result is checked, and the connection goes only to a checked one. The size of a response is limited, after
 * decompression. Lookups of one account wait only for each other.
 */
export { type Blocks, lengthOf, textOf } from './blocks.ts';
export {
  createRequester,
  OutwardError,
  type OutwardFailure,
  type OutwardRequest,
  type OutwardResponse,
  type Requester,
} from './create-requester.ts';
export { limitLookups } from './limit-lookups.ts';
export { type Post, post } from './post.ts';
export { createResolver, LookupTimeout } from './resolve-name.ts';
export { readRetryAfter } from './retry-after.ts';
export type { Method } from './send.ts';
export {
  checkTarget,
  type Resolve,
  refuseTarget,
  type TargetRefusal,
  type TargetRules,
} from './target.ts';

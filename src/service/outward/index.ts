/**
 * Guarded requests to addresses that others chose: webhooks, feeds and calendar servers.
 *
 * The decision behind it: owners can enter any address, so no address is trusted. It is looked up before each
 * request and each redirection, every answer of the name is checked, and the connection goes to what was checked and
 * nowhere else. How much of an answer is read is bounded, after unpacking. One account's lookups wait behind each other
 * and keep nobody else waiting.
 */
export { boundLookups } from './bounded-lookups.ts';
export {
  createRequester,
  OutwardError,
  type OutwardFailure,
  type OutwardRequest,
  type OutwardResponse,
  type Requester,
} from './create-requester.ts';
export { type Post, post } from './post.ts';
export { createResolver, LookupTimeout } from './resolve-name.ts';
export { readRetryAfter } from './retry-after.ts';
export type { Method } from './send.ts';
export { checkTarget, type Resolve, refuseTarget, type TargetRules } from './target.ts';

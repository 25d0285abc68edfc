/**
 * One try to deliver a webhook: whom it may reach, how it is signed, what the answer means.
 *
 * The decision behind it: owners name any address they like, so the address is not trusted. It is looked up before each
 * try, every answer of the name is checked, and the connection goes to what was checked and nowhere else. When and how
 * often is tried is not decided here.
 */
export { boundLookups } from './bounded-lookups.ts';
export { deliverWebhook } from './deliver-webhook.ts';
export { post } from './post.ts';
export { createResolver } from './resolve-name.ts';
export { refuseTarget } from './target.ts';

/**
 * Whether an event may take a time, and how much of the host's time it takes.
 *
 * Design: the rules of a host bind everyone who books with them, but not the host. A host's exception skips every rule
 * except one: no two meetings at one time.
 */
export { checkActive, refuseAll, refuseStart } from './check-time.ts';
export { checkException } from './exception.ts';
export { reserveTime } from './reserve-time.ts';

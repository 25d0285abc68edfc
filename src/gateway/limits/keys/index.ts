/**
 * Under which keys visitors, invitees, event types and accounts are counted.
 *
 * The decision behind it: every key is made here, and one that would name a visitor or an invitee holds a keyed hash of
 * the address instead; addresses that reach the same person are written in one way first.
 */
export { createLimitKeys, type LimitKeys } from './limit-keys.ts';
export { visitorOf } from './visitor-key.ts';

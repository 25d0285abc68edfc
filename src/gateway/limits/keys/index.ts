/**
 * The keys under which visitors, invitees, event types and accounts are counted.
 *
 * Design: every key is built here. A key that would identify a visitor or an invitee holds a keyed hash instead, and
 * addresses that reach the same person are normalized first.
 */
export { createLimitKeys, type LimitKeys, mailKeys } from './limit-keys.ts';
export { visitorOf } from './visitor-key.ts';

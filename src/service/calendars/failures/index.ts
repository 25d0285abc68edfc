/**
 * Records that a calendar cannot be read, and decides whether its user is told by mail.
 *
 * Design: users are told immediately about what only they can mend, and about anything else after an hour.
 */
export { recordFailure, recordPostponement } from './record-failure.ts';

/**
 * Records that a calendar cannot be read, and decides whether its user is notified by mail.
 *
 * Design: users are notified immediately of a problem that only they can solve, and of any other after an hour.
 */
export { recordFailure, recordPostponement } from './record-failure.ts';

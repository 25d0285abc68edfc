/**
 * Claims of due deliveries, and of events to be written into calendars: one process attempts each, and no account or
 * webhook delays the others.
 *
 * Design: what waits is read as queues, one for each webhook and one for an account's mail, and slots are divided among
 * them. Only the process that has claimed the account does so, so the choice is made here and not in SQL.
 */
export { claimDue } from './claim-due.ts';
export { claimWrite } from './claim-write.ts';

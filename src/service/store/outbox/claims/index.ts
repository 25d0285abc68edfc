/**
 * Claims of deliveries that are due: one process attempts each, and no account or webhook keeps the others waiting.
 *
 * The decision behind it: what waits is read as queues, one for each webhook and one for an account's mail, and places
 * are given out among them. Nobody but the process that has claimed the account does so meanwhile, so the choice is
 * made here and not in SQL.
 */
export { claimDue } from './claim-due.ts';

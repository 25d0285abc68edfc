/**
 * Mail about events: who gets mail about a change, and when reminders are due.
 *
 * The decision behind it: operations decide who is mailed and when, in the transaction of the change; what a mail says
 * is written when it is sent.
 */
export { withMailedTo } from './mailed-to.ts';
export { planReminders } from './reminders.ts';

/**
 * Mail about events: who gets mail about a change, and when reminders are due.
 *
 * Design: operations decide who gets mail and when, in the transaction of the change; the text is written when it is
 * sent.
 */
export { bookWithinMailLimits, changeWithinMailLimits, sendWithinLimits } from './mail-limits.ts';
export { withMailedTo } from './mailed-to.ts';
export { planReminders } from './reminders.ts';

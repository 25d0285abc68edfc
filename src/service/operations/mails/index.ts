/**
 * Whether mail goes out, and what it looks like before anyone gets it.
 *
 * Design: a sample goes only to the address of the person who wants to see it, which gets their bookings as well, so
 * that no one can send mail to strangers this way.
 */
export { getMailStatus } from './mail-status.ts';
export { getMailPreview } from './preview.ts';
export { testMail } from './send-sample.ts';

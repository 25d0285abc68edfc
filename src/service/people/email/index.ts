/**
 * The address of a host that receives mail about bookings. They may sign in with another one.
 *
 * The decision behind it: a link is created when its mail is sent, and only its hash is stored. Whoever opens it has
 * read the mail, so it needs no session, and it signs nobody in.
 */
export { confirmEmail } from './confirm-email.ts';

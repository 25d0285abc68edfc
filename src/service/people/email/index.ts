/**
 * The address of a host, which gets the mail about bookings; it need not be the one they sign in with.
 *
 * The decision behind it: a link is made when the mail with it is sent, and only its hash is stored. Whoever opens it has
 * read the mail, so it needs no session; and it signs nobody in.
 */
export { confirmEmail } from './confirm-email.ts';

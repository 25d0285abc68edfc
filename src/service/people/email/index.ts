/**
 * The address of a host that receives mail about bookings. They may sign in with another one.
 *
 * Design: a link is created when its email is sent, and only its hash is stored. A person who opens it has read the
 * email, so it does not need a session, and it does not sign them in.
 */
export { confirmEmail } from './confirm-email.ts';

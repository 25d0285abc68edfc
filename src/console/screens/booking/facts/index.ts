/**
 * The facts of a booking: when, where and with whom, and the link of its invitee.
 *
 * Design: the link is requested when it is copied and is not a fact of the booking, because it opens the booking to
 * anyone who has it.
 */
export { Facts } from './facts.tsx';

/**
 * How bookings, times and refusals are described to agents: as data for programs, and in words for a model.
 *
 * Design: models miscount weekdays and hours, so each time is written out with its weekday, in the zone of the caller.
 * Text from strangers appears only under `from_invitee`.
 */
export {
  Booking,
  clocksOf,
  describeBooking,
  describeBriefly,
  describeTime,
  locationText,
  MailedTo,
  mailText,
  Time,
  whenOf,
  wouldMailTo,
} from './describe-booking.ts';
export { BookableType, describeEventType } from './describe-event-type.ts';
export { describeDate, describeInstant } from './describe-time.ts';
export { noSchedule, Reason, reasonsOf, reasonsText } from './explain-refusals.ts';
export { FromInvitee, personFrom, wordsFrom } from './from-invitee.ts';

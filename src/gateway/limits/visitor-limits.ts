/** The rate limits of visitors. */
export type VisitorLimits = {
  /** Requests per minute from one address. */
  readonly readsPerMinute: number;
  /** Attempts per hour to book, reschedule or cancel from one address. */
  readonly bookingsPerHour: number;
  /**
   * Bookings and reschedulings per hour of one email address over all event types, as invitee or guest: each sends mail
   * to it. All spellings of a mailbox count as one: upper and lower case, `ada+tag@`, and the dots that Gmail ignores.
   */
  readonly emailBookingsPerHour: number;
  /** Bookings and reschedulings per day of one email address, as invitee or guest. */
  readonly emailBookingsPerDay: number;
  /** The maximum number of upcoming bookings with one email address. */
  readonly emailOpenBookings: number;
  /** Bookings per hour of one event type. */
  readonly eventTypeBookingsPerHour: number;
  /** Bookings per hour in one account. */
  readonly accountBookingsPerHour: number;
  /**
   * Emails per hour that bookings and reschedulings of all accounts send: to the invitee, the host and each guest. One
   * account may send at most half of them, and a hundredth of them however much the others send. Cancellations are
   * always possible. Leave it out in front of a service that limits its mail itself.
   */
  readonly mailsPerHour: number;
};

/** The default limits. A server that sends no mail has none to limit. */
export const defaultLimits: VisitorLimits = {
  readsPerMinute: 240,
  bookingsPerHour: 60,
  emailBookingsPerHour: 3,
  emailBookingsPerDay: 10,
  emailOpenBookings: 20,
  eventTypeBookingsPerHour: 200,
  accountBookingsPerHour: 1000,
  mailsPerHour: Number.POSITIVE_INFINITY,
};

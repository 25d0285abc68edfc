/** What visitors may do. */
export type VisitorLimits = {
  /** Requests a minute from one address. */
  readonly readsPerMinute: number;
  /** Attempts an hour to book, reschedule or cancel from one address. */
  readonly bookingsPerHour: number;
  /**
   * Bookings and reschedulings an hour of one email address, over all event types, as the invitee's or a guest's: each
   * sends mail there. All spellings of a mailbox are one: upper and lower case, `ada+tag@`, and the dots that Gmail
   * ignores.
   */
  readonly emailBookingsPerHour: number;
  /** Bookings and reschedulings a day of one email address, as the invitee's or a guest's. */
  readonly emailBookingsPerDay: number;
  /** The maximum number of upcoming bookings with one email address. */
  readonly emailOpenBookings: number;
  /** Bookings made an hour of one event type. */
  readonly eventTypeBookingsPerHour: number;
  /** Bookings made an hour with one account. */
  readonly accountBookingsPerHour: number;
  /**
   * Mails that bookings and reschedulings send an hour with all accounts: to the invitee, the host and each guest. One
   * account sends half of them at most. Cancellations are always possible.
   */
  readonly mailsPerHour: number;
};

/** The default limits. */
export const usualLimits: VisitorLimits = {
  readsPerMinute: 240,
  bookingsPerHour: 60,
  emailBookingsPerHour: 3,
  emailBookingsPerDay: 10,
  emailOpenBookings: 20,
  eventTypeBookingsPerHour: 200,
  accountBookingsPerHour: 1000,
  mailsPerHour: Number.POSITIVE_INFINITY,
};

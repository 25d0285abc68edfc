/** What visitors may do. */
export type VisitorLimits = {
  /** Requests a minute from one address. */
  readonly readsPerMinute: number;
  /** Bookings, moves and cancellations tried an hour from one address. */
  readonly bookingsPerHour: number;
  /** Bookings made an hour for one e-mail address, so that nobody is flooded with mail; a day has twice as many. */
  readonly emailBookingsPerHour: number;
  /** Bookings one e-mail address may have ahead of it. */
  readonly emailOpenBookings: number;
  /** Bookings made an hour of one event type. */
  readonly eventTypeBookingsPerHour: number;
  /** Bookings, moves and cancellations made an hour in all: each sends mail. */
  readonly allBookingsPerHour: number;
};

/** What they may do unless told otherwise. */
export const usualLimits: VisitorLimits = {
  readsPerMinute: 240,
  bookingsPerHour: 60,
  emailBookingsPerHour: 20,
  emailOpenBookings: 20,
  eventTypeBookingsPerHour: 200,
  allBookingsPerHour: 1000,
};

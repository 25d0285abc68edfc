/** The words of our own pages in one language. */
export type PageWords = {
  readonly yourBooking: string;
  readonly openYourLink: string;
  /** Only where this server sends mail. */
  readonly replyToHost: string;
  readonly needsJavaScript: string;
  readonly bookingNeedsJavaScript: string;
  /** For visitors who cannot book on a page. */
  readonly askHost: string;
  readonly nothingToBook: string;
  /** When an event type can be booked next. `{time}` stands for the day and the time. */
  readonly nextTime: string;
  readonly noTimes: string;
  /** The zone of the times. `{zone}` stands for the time zone. */
  readonly timesIn: string;
  readonly videoCall: string;
  readonly phoneCall: string;
  readonly inPerson: string;
  readonly notFound: string;
  readonly checkAddress: string;
  readonly needsHttps: string;
  readonly whyHttps: string;
  /** Followed by the address. */
  readonly onServer: string;
  /** Followed by the setting. */
  readonly onThisDevice: string;
};

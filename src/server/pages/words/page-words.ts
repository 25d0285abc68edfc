/** What our own pages say. */
export type PageWords = {
  readonly yourBooking: string;
  readonly openYourLink: string;
  /** Only where this server sends mail. */
  readonly replyToHost: string;
  readonly needsJavaScript: string;
  readonly bookingNeedsJavaScript: string;
  readonly nothingToBook: string;
  readonly notFound: string;
  readonly checkAddress: string;
  readonly needsHttps: string;
  readonly whyHttps: string;
  /** Followed by the address. */
  readonly onServer: string;
  /** Followed by the setting. */
  readonly onThisDevice: string;
};

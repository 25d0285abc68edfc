import type { Branding } from '../../../contract/index.ts';
import type { BookingPage, Picture } from '../../../service/index.ts';

/** Finds what the page of a username, or of one event type of it, shows. */
export type FindBookingPage = (named: {
  readonly username: string;
  readonly name?: string;
}) => Promise<BookingPage | undefined>;

/** Finds the logo that a path names. */
export type FindLogo = (named: { readonly accountId: number; readonly digest: string }) => Promise<Picture | undefined>;

/** Finds what the pages of hosts show to anybody. */
export type HostPages = {
  readonly findPage: FindBookingPage;
  readonly findLogo: FindLogo;
  /** Finds the branding of the business that an event is booked with; undefined when there is no such event. */
  findBrandingOf(eventId: string): Promise<Branding | undefined>;
};

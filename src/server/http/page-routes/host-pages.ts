import type { Branding } from '../../../contract/index.ts';
import type { FindBookingPage, Picture } from '../../../service/index.ts';

/** Finds the logo at a path. */
export type FindLogo = (reference: {
  readonly accountId: number;
  readonly digest: string;
}) => Promise<Picture | undefined>;

/** Finds the public data for the pages of hosts. */
export type HostPages = {
  readonly findPage: FindBookingPage;
  readonly findLogo: FindLogo;
  /** Finds the branding of the business behind an event; undefined if the event does not exist. */
  findBrandingOf(eventId: string): Promise<Branding | undefined>;
};

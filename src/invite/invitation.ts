import type { Instant } from '../time/index.ts';

/** The details of an event for a calendar. Strangers write the texts, so they are never read as markup. */
export type Invitation = {
  /** Identifies the event in a calendar, and never changes. */
  readonly uid: string;
  /** The number of changes to the event so far, from 0. */
  readonly sequence: number;
  readonly status: 'confirmed' | 'canceled';
  readonly start: Instant;
  readonly end: Instant;
  readonly title: string;
  readonly description: string;
  /** An address, a number or a link; empty for none. */
  readonly location: string;
  /** When the event was booked and last changed. A file to download has neither. */
  readonly created?: Instant;
  readonly lastModified?: Instant;
  readonly organizer?: Person;
  readonly attendees: readonly Attendee[];
};

/** A person. `name` may be empty; `email` is a validated address. */
export type Person = { readonly name: string; readonly email: string };

/** A participant, and whether they have accepted (RFC 5545, 3.2.12). */
export type Attendee = Person & { readonly participation?: 'ACCEPTED' | 'NEEDS-ACTION' };

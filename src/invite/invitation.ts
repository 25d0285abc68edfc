import type { Instant } from '../time/index.ts';

/** What a calendar gets to know about an event. The texts come from strangers and are never read as markup. */
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
  /** When the event was booked and last changed; a file to download says neither. */
  readonly created?: Instant;
  readonly lastModified?: Instant;
  readonly organizer?: Person;
  readonly attendees: readonly Attendee[];
};

/** `name` may be empty, `email` is a validated address. */
export type Person = { readonly name: string; readonly email: string };

/** A person who takes part, and whether they said that they come (RFC 5545, 3.2.12). */
export type Attendee = Person & { readonly participation?: 'ACCEPTED' | 'NEEDS-ACTION' };

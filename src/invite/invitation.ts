import type { Instant } from '../time/index.ts';

/** What a calendar is told of an event. Texts are data of strangers: whatever they hold, they stay text. */
export type Invitation = {
  /** The same for the event's whole life, by which a calendar knows it again. */
  readonly uid: string;
  /** Counts the changes of the event, from 0. */
  readonly sequence: number;
  readonly status: 'confirmed' | 'canceled';
  readonly start: Instant;
  readonly end: Instant;
  readonly title: string;
  readonly description: string;
  /** An address, a number or a link; empty for none. */
  readonly location: string;
  readonly organizer?: Attendee;
  readonly attendees: readonly Attendee[];
};

/** Somebody who takes part; `name` may be empty, `email` is an address that was checked. */
export type Attendee = { readonly name: string; readonly email: string };

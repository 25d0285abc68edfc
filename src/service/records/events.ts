import type { Answers, Event, EventKind, MailRecipient } from '../../contract/index.ts';
import type { Bookings, BookingsNeeded } from '../../slots/index.ts';
import type { Instant, Interval } from '../../time/index.ts';
import type { ForeignBusyTime, WriteResult } from './calendars/index.ts';
import type { Invitee } from './contacts.ts';
import type { BusyHost, Host, HostedEventType } from './event-types.ts';
import type { Listing, Slice } from './listing.ts';
import type { NewMeeting } from './meetings.ts';
import type { Announcement, EventReceivers } from './outbox/index.ts';

/** Which events to find. Undefined fields match all. */
export type EventFilter = {
  readonly accountId: number;
  readonly status: Event['status'] | undefined;
  readonly eventTypeId: number | undefined;
  readonly contactId: string | undefined;
  readonly hostId: number | undefined;
  readonly outcome: Event['outcome'] | undefined;
  /** The beginning of the invitee's address, or of a word of their name. */
  readonly text: string | undefined;
  /** Start at this time or later. */
  readonly from: Instant | undefined;
  /** Start before this time. */
  readonly to: Instant | undefined;
  /** End after this time. */
  readonly endsAfter?: Instant | undefined;
  /** Have ended by this time. */
  readonly endsBefore?: Instant | undefined;
  /** Whether the latest start comes first or the earliest. @default 'desc' */
  readonly order?: 'desc' | 'asc';
};

/** Which of the events that match a filter to list. */
export type EventSearch = EventFilter & Slice;

/** The organizer for calendars: the name is the host's, and replies to the address reach the service. */
export type Organizer = { readonly name: string; readonly email: string };

export type MailDetails = {
  /** The title of the event type. */
  readonly title: string;
  /** The organizer in calendars; undefined for the host. */
  readonly organizer: Organizer | undefined;
  readonly hostId: number;
  /** The sequence of the event when the host got it: 0 if they had it from the start; null if unknown. */
  readonly hostSince: number | null;
  /** The language of the host, a BCP 47 tag; null if unknown. */
  readonly hostLocale: string | null;
  /** The clock of the host, 12 or 24 hours. */
  readonly hostTimeFormat: number;
  /** An https address of a picture, or empty. */
  readonly hostAvatar: string;
  /** The result of writing the event into the host's calendar; null if it is not written into one. */
  readonly hostEntry: WriteResult['status'] | null;
  /** Whether an email to the host had a calendar file, because an earlier state could not be written. */
  readonly isEntryMailed: boolean;
};

/** A booking that passed every check. */
export type NewEvent = {
  readonly hostedType: HostedEventType;
  readonly contactId: string;
  readonly invitee: Invitee;
  readonly guests: readonly string[];
  readonly answers: Answers;
  readonly metadata: Readonly<Record<string, string>>;
  /** The language the invitee booked in, or else that of the event type; undefined if neither is known. */
  readonly locale: string | undefined;
  /** The meeting that it belongs to. */
  readonly meetingId: string;
  readonly time: Interval;
  /** Undefined if no mail is sent. */
  readonly organizer?: Organizer | undefined;
};

type OpenEventSearch = {
  readonly accountId: number;
  readonly eventTypeId: number;
  readonly email: string;
  readonly now: Instant;
};

type CanceledEvent = {
  readonly accountId: number;
  readonly id: string;
  readonly reason: string | null;
  readonly now: Instant;
};

type RescheduledEvent = Pick<NewMeeting, 'time' | 'busy'> & {
  readonly accountId: number;
  readonly id: string;
  readonly now: Instant;
};

type ReassignedEvent = {
  readonly accountId: number;
  readonly id: string;
  /** The new host. */
  readonly host: Pick<Host, 'userId' | 'name'>;
  /** The new place; undefined to keep the current one. */
  readonly location: Event['location'] | undefined;
  readonly now: Instant;
};

/** The time that a meeting takes, including buffers, and details of the meeting. */
export type BusyMeeting = Interval & {
  readonly time: Interval;
  readonly eventTypeId: number;
  /** One of its bookings. */
  readonly eventId: string;
};

export type EventLookups = {
  findEvent(accountId: number, id: string): Promise<Event | undefined>;
  /** Finds what mail about an event needs in addition to it. */
  findMailDetails(accountId: number, id: string): Promise<MailDetails | undefined>;
  /** Lists events by start. */
  listEvents(search: EventSearch): Promise<Listing<Event>>;
  /** Finds the names of the invitees of these events by their ids, of all hosts or of one. */
  listInviteeNames(events: {
    readonly accountId: number;
    readonly eventIds: readonly string[];
    readonly hostId: number | undefined;
  }): Promise<ReadonlyMap<string, string>>;
  /** Finds the event types of all events that match. */
  findEventTypesBooked(filter: EventFilter): Promise<number[]>;
  /**
   * Reads all events that match, a few hundred at a time, by start. An event that changes in the meantime is read once,
   * before or after its change; one that is booked in the meantime may or may not be included.
   */
  exportEvents(filter: EventFilter, now: Instant): AsyncIterable<readonly Event[]>;
  /**
   * Finds meetings: those that block the host, of any event type, and those of this type that its limits count. Ignores
   * the meeting of one event, if named, unless others come to it too.
   */
  findBookings(hostedType: HostedEventType, needs: BookingsNeeded, exceptEventId?: string): Promise<Bookings>;
  /** Finds what `findBookings` does, with details of each meeting that blocks the host. */
  findBookingsInDetail(
    hostedType: HostedEventType,
    needs: BookingsNeeded,
    exceptEventId?: string,
  ): Promise<Bookings & { readonly busy: readonly (BusyMeeting | ForeignBusyTime)[] }>;
  /** Finds the times that meetings of a host take, including buffers, where they overlap the range. */
  findBusy(host: BusyHost, range: Interval): Promise<Interval[]>;
};

type EventOutcome = {
  readonly accountId: number;
  readonly id: string;
  /** Null for none. */
  readonly outcome: Exclude<Event['outcome'], undefined> | null;
  readonly now: Instant;
};

type HostNote = { readonly accountId: number; readonly id: string; readonly note: string; readonly now: Instant };

export type EventWrites = {
  /** Counts the upcoming bookings of one event type with an address, ignoring letter case and a `+tag`. */
  countOpenEvents(search: OpenEventSearch): Promise<number>;
  /** Returns whether an address has a booking of an event type that starts then, ignoring letter case. */
  isBookedBy(search: Omit<OpenEventSearch, 'now'> & { readonly start: Instant }): Promise<boolean>;
  saveEvent(event: NewEvent, now: Instant): Promise<Event>;
  /** Saves the host's note. Calendars do not receive it. */
  saveHostNote(note: HostNote): Promise<Event>;
  /** Saves the outcome of the meeting. Calendars do not receive it. */
  saveOutcome(event: EventOutcome): Promise<Event>;
  /** Cancels an event, and its meeting if no other invitee comes to it. */
  cancelEvent(event: CanceledEvent): Promise<Event>;
  /**
   * Reschedules an event and its meeting. If others come too, the event leaves their meeting and gets one of its own.
   */
  rescheduleEvent(event: RescheduledEvent): Promise<Event>;
  /**
   * Gives an event to another host, with its meeting and everyone who comes to it. Returns the events that changed.
   */
  reassignEvent(event: ReassignedEvent): Promise<Event[]>;
  /** Finds who receives a kind of change, so that it can be read along with something else. */
  findReceivers(accountId: number, kind: EventKind): Promise<EventReceivers>;
  /**
   * Stores the deliveries of a change in the transaction of the change, so that neither exists without the other.
   * Returns who gets mail.
   */
  announce(announcement: Announcement): Promise<readonly MailRecipient[]>;
};

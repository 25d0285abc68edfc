import type { Interval } from '../../time/index.ts';
import type { Host } from './event-types.ts';

/** A host whose time a meeting takes. */
export type MeetingHost = {
  readonly userId: number;
  /** The host that invitees see; the event names them. */
  readonly isLead: boolean;
  /** How the host was assigned to the meeting. */
  readonly how: 'only' | 'required' | 'rotation' | 'owner' | 'by_hand';
};

/** A meeting takes the time of its hosts once, however many invitees come. */
export type NewMeeting = {
  readonly accountId: number;
  readonly eventTypeId: number;
  readonly time: Interval;
  /** The time and the buffers that it was booked with. */
  readonly busy: Interval;
  /** How many invitees may come. */
  readonly seats: number;
  readonly hosts: readonly MeetingHost[];
  /** The hosts who take turns and had the day off when it was booked. */
  readonly absentIds: readonly number[];
};

/** A meeting that several invitees can book, and how many more can. */
export type SharedMeeting = { readonly id: string; readonly seatsLeft: number };

/** Hosts of one account. */
export type HostsOfAccount = Pick<Host, 'accountId'> & { readonly userIds: readonly number[] };

/** The hosts of an event. */
export type HostsOfEvent = HostsOfAccount & {
  /** The one whom the event names. */
  readonly leadId: number;
  /** The time that it takes from that host, including buffers. */
  readonly busy: Interval;
};

export type MeetingLookups = {
  /** Finds the hosts whose time an event's meeting takes; undefined if the event does not exist. */
  findHostsOfEvent(accountId: number, eventId: string): Promise<HostsOfEvent | undefined>;
  /**
   * Returns whether a user takes turns for an event type, or hosts a meeting of one, their own or a colleague's, even a
   * canceled one.
   */
  isHostOf(search: { accountId: number; userId: number; eventTypeId: number }): Promise<boolean>;
  /** Finds the meeting of an event type at a time that has more seats than one. */
  findSharedMeeting(search: Pick<NewMeeting, 'accountId' | 'eventTypeId' | 'time'>): Promise<SharedMeeting | undefined>;
};

export type MeetingWrites = {
  /** Stores a meeting, for events that refer to it, and returns its id. */
  saveMeeting(meeting: NewMeeting): Promise<string>;
  /** Ends the buffers of a host's meetings where they overlap a time. The meetings themselves stay unchanged. */
  shortenBuffers(host: Pick<Host, 'accountId' | 'userId'>, time: Interval): Promise<void>;
};

import type { Instant, Interval } from '../../time/index.ts';
import type { UserKey } from './account/index.ts';
import type { Host, Schedule } from './event-types.ts';

/** A host who takes turns with others, and the schedule they follow for the event type. */
export type RotatingHost = {
  readonly host: Host;
  /** Undefined if the account has none. */
  readonly schedule: Schedule | undefined;
  /** Their own schedule for this event type; null to follow the event type's. */
  readonly availabilityId: number | null;
  /** Their share of the meetings, relative to the others; 0 while they are paused. */
  readonly weight: number;
  /** Meetings that were booked earlier no longer count when the next host is chosen. */
  readonly countsFrom: Instant;
};

type OneEventType = { readonly accountId: number; readonly eventTypeId: number };

/** The meetings that a host received by rotation while the same others had the day off. */
export type Assignments = {
  readonly userId: number;
  readonly absentIds: readonly number[];
  readonly count: number;
  /** When the latest was booked. */
  readonly latestAt: Instant;
};

export type AssignmentSearch = OneEventType & {
  /** When the meetings start. */
  readonly range: Interval;
  /** They were booked at this time or later. */
  readonly since: Instant;
};

export type EventTypeHostLookups = {
  /** Lists the hosts who take turns, by id; none if the event type's own host hosts every meeting. */
  listRotatingHosts(accountId: number, eventTypeId: number): Promise<RotatingHost[]>;
  /** Counts the confirmed meetings that each host got by turn, by who had the day off. Hosts without any are missing. */
  countAssignments(search: AssignmentSearch): Promise<Assignments[]>;
};

export type NewRotatingHost = Pick<RotatingHost, 'availabilityId' | 'weight' | 'countsFrom'> & {
  readonly userId: number;
};

export type EventTypeHostWrites = {
  /** Replaces the hosts who take turns. */
  saveRotatingHosts(turns: OneEventType & { readonly hosts: readonly NewRotatingHost[] }): Promise<void>;
  /** Removes a host from all event types, and deactivates those that no longer have a host. */
  leaveRotations(host: UserKey & { readonly now: Instant }): Promise<void>;
};

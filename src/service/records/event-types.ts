import type { DateOverride, EventType, Hours } from '../../contract/index.ts';
import type { Instant, ZoneName } from '../../time/index.ts';
import type { Extent, Insert, NewPositions, Update } from './content.ts';

export type Host = {
  readonly accountId: number;
  readonly userId: number;
  /** As invitees see it. */
  readonly name: string;
  readonly email: string;
  readonly timezone: string;
  /** 0 Sunday to 6 Saturday. */
  readonly startOfWeek: number;
  /** Whether any calendar of another server is connected. */
  readonly hasCalendars: boolean;
};

/** The part of a host that is needed before an event type is booked. */
export type EventTypeHost = Pick<Host, 'accountId' | 'userId' | 'hasCalendars'> & {
  /** The hosts who take turns in place of that host, without those who are paused; none if the host is alone. */
  readonly rotatingIds: readonly number[];
  /** Whether hosts take turns, even if all of them are paused. */
  readonly isRotating: boolean;
};

/** A host whose busy times are wanted. Whether they have calendars may be unknown. */
export type BusyHost = Pick<Host, 'accountId' | 'userId'> & Partial<Pick<Host, 'hasCalendars'>>;

/** The hours of a schedule, in its zone. */
export type Schedule = {
  readonly id: number;
  readonly zone: ZoneName;
  readonly hours: Hours;
  readonly overrides: readonly DateOverride[];
};

/** An event type and everything else that decides when it can be booked. */
export type HostedEventType = {
  readonly eventType: EventType;
  readonly host: Host;
  /** The schedule it follows; undefined if the account has none. */
  readonly schedule: Schedule | undefined;
  /** The zone in whose days limits and the window are counted. @default the zone of that schedule */
  readonly limitsZone?: ZoneName | undefined;
  /** Whether others take turns in place of the host. */
  readonly isRotating: boolean;
};

/** The fields of an event type that its owner can change. */
export type EventTypeContent = Omit<
  EventType,
  'id' | 'public_id' | 'host' | 'lacks_host' | 'position' | 'archived_at' | 'created_at' | 'updated_at'
>;

/** Which event types to list. Undefined fields match all. */
export type EventTypeSearch = {
  readonly accountId: number;
  readonly hostId?: number | undefined;
  readonly isArchived?: boolean;
};

export type EventTypeLookups = {
  findEventType(accountId: number, id: number): Promise<HostedEventType | undefined>;
  /** Finds the host of an event type, and nothing else of it. */
  findHostOfEventType(accountId: number, id: number): Promise<EventTypeHost | undefined>;
  /** Lists event types by position, then by id. */
  listEventTypes(search: EventTypeSearch): Promise<EventType[]>;
};

type NewEventType = Insert<EventTypeContent> & { readonly hostId: number; readonly position: number };

type OneEventType = { readonly accountId: number; readonly id: number };

export type EventTypeWrites = {
  /** Measures the account's event types, all or all except one. */
  measureEventTypes(accountId: number, exceptId?: number): Promise<Extent>;
  /** Lists the slugs of the account's event types. */
  listSlugs(accountId: number): Promise<string[]>;
  saveEventType(eventType: NewEventType): Promise<EventType>;
  updateEventType(eventType: Update<EventTypeContent>): Promise<EventType>;
  /** Deactivates the event types of a host, except those that others take turns for. */
  deactivateEventTypesOf(host: {
    readonly accountId: number;
    readonly hostId: number;
    readonly now: Instant;
  }): Promise<void>;
  setEventTypePositions(positions: NewPositions): Promise<void>;
  /** Archives an event type and deactivates it, or restores it as an inactive one. */
  archiveEventType(
    eventType: OneEventType & { readonly isArchived: boolean; readonly now: Instant },
  ): Promise<EventType>;
};

/** Changes of event types that need the host's lock, so that nothing is booked in the meantime. */
export type EventTypeRemoval = {
  /** Returns whether any event, even a canceled one, is of this type. */
  hasEvents(accountId: number, eventTypeId: number): Promise<boolean>;
  deleteEventType(accountId: number, id: number): Promise<void>;
};

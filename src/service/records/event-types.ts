import type { DateOverride, EventType, Hours } from '../../contract/index.ts';
import type { Instant, ZoneName } from '../../time/index.ts';
import type { Extent, Insert, Update } from './content.ts';

export type Host = {
  readonly accountId: number;
  readonly userId: number;
  /** As invitees see it. */
  readonly name: string;
  readonly email: string;
  readonly timezone: string;
  /** 0 Sunday to 6 Saturday. */
  readonly startOfWeek: number;
};

/** The hours of a schedule, in its zone. */
export type Schedule = {
  readonly id: number;
  readonly zone: ZoneName;
  readonly hours: Hours;
  readonly overrides: readonly DateOverride[];
};

/** An event type and what decides, besides its own settings, when it can be booked. */
export type HostedEventType = {
  readonly eventType: EventType;
  readonly host: Host;
  /** The schedule it follows; undefined when the account has none. */
  readonly schedule: Schedule | undefined;
};

/** What of an event type its owner decides. */
export type EventTypeContent = Omit<
  EventType,
  'id' | 'public_id' | 'position' | 'archived_at' | 'created_at' | 'updated_at'
>;

/** Which event types are listed; a part that is undefined leaves all. */
export type EventTypeSearch = {
  readonly accountId: number;
  readonly hostId?: number | undefined;
  readonly isArchived?: boolean;
};

export type EventTypeLookups = {
  findEventType(accountId: number, id: number): Promise<HostedEventType | undefined>;
  /** Lists event types by position, then by id. */
  listEventTypes(search: EventTypeSearch): Promise<EventType[]>;
};

type NewEventType = Insert<EventTypeContent> & { readonly hostId: number; readonly position: number };

type Named = { readonly accountId: number; readonly id: number };

export type EventTypeWrites = {
  /** Measures the account's event types, all or all but one. */
  measureEventTypes(accountId: number, exceptId?: number): Promise<Extent>;
  /** Lists the slugs of the account's event types. */
  listSlugs(accountId: number): Promise<string[]>;
  saveEventType(eventType: NewEventType): Promise<EventType>;
  updateEventType(eventType: Update<EventTypeContent>): Promise<EventType>;
  /** Switches the event types of a host off. */
  deactivateEventTypesOf(host: {
    readonly accountId: number;
    readonly hostId: number;
    readonly now: Instant;
  }): Promise<void>;
  setEventTypePosition(eventType: Named & { readonly position: number }): Promise<void>;
  /** Archives an event type and switches it off, or restores it as it is. */
  archiveEventType(eventType: Named & { readonly isArchived: boolean; readonly now: Instant }): Promise<EventType>;
};

/** What of event types waits for the host's lock, so that nothing is booked meanwhile. */
export type EventTypeRemoval = {
  /** Returns whether any event, a canceled one too, is of this type. */
  hasEvents(accountId: number, eventTypeId: number): Promise<boolean>;
  deleteEventType(accountId: number, id: number): Promise<void>;
};

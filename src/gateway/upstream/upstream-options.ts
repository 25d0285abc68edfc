import type { FindAllowedOrigins, FindPlace } from './event-type-place.ts';

/** Where the server is, and how the gateway may use it. */
export type UpstreamOptions = {
  /** Address of the server, without `/v1`. */
  readonly baseUrl: string;
  /** How requests reach it: the network's `fetch`, or the one of a service in this process. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Headers that give the gateway its right to ask about something: a key, for one. They stay on the server. */
  readonly headersFor: (resource: ResourcePath) => Readonly<Record<string, string>>;
  /**
   * The most requests the server accepts from us in any minute; a quarter is reserved for bookings. Absent for a
   * service in this process, which does not count them. @default unlimited
   */
  readonly requestsPerMinute?: number;
  /**
   * Whether the server keeps idempotency keys in the same transaction as its bookings: a retry then gets the response
   * of the booking that was made, and needs no recovery here. @default false
   */
  readonly keepsIdempotencyKeys?: boolean;
  /**
   * Whether the server takes the `locale` of a booking: one that does not know it would refuse the booking. @default
   * false
   */
  readonly acceptsLocale?: boolean;
  /**
   * Finds an event type among those of all accounts; undefined when there is none. If it throws, the server is taken
   * for one that is away. Not given where the server has only one account for us, that of the key. @default every event
   * type is of one account, and the server names them
   */
  readonly findPlace?: FindPlace;
  /**
   * Finds the origins whose pages an account lets in; null for all that the gateway does. @default null for every
   * account
   */
  readonly findAllowedOrigins?: FindAllowedOrigins;
};

/** What a request is about, an event type to be booked, all of them, or an event that was, as a path below `/v1`. */
export type ResourcePath =
  | 'event-types'
  | `event-types/${number}`
  | `events/${string}`
  | `accounts/${string}/events/${string}`;

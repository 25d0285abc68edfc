import type { FindAllowedOrigins, FindEventType } from './resolved-event-type.ts';

/** Where the server is, and how the gateway may use it. */
export type UpstreamOptions = {
  /** Address of the server, without `/v1`. */
  readonly baseUrl: string;
  /** How requests reach it: the network's `fetch`, or the `fetch` of a service in this process. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Headers that authorize the gateway, such as a key. They are sent to the server only. */
  readonly headersFor: (resource: ResourcePath) => Readonly<Record<string, string>>;
  /**
   * The most requests per minute that the server accepts from the gateway. A quarter is reserved for bookings. Absent
   * for a service in this process, which does not count them. @default unlimited
   */
  readonly requestsPerMinute?: number;
  /**
   * Whether the server stores idempotency keys in the same transaction as its bookings. A retry then gets the response
   * of the booking that was made, and needs no recovery here. @default false
   */
  readonly keepsIdempotencyKeys?: boolean;
  /**
   * Whether the server accepts the `locale` of a booking. A server that does not know it would refuse the booking.
   * @default false
   */
  readonly acceptsLocale?: boolean;
  /**
   * Finds an event type among the event types of all accounts. Returns undefined when there is none. If it throws, the
   * server counts as unreachable. Leave it out for a server that shows the gateway only the account of its key.
   * @default every event type belongs to one account, and the server names them
   */
  readonly findEventType?: FindEventType;
  /**
   * Finds the origins whose pages an account allows; null for all that the gateway allows. @default null for every
   * account
   */
  readonly findAllowedOrigins?: FindAllowedOrigins;
};

/** What a request is about: an event type, all of them, or an event, as a path below `/v1`. */
export type ResourcePath =
  | 'event-types'
  | `event-types/${number}`
  | `events/${string}`
  | `accounts/${string}/events/${string}`;

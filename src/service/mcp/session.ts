import type * as v from 'valibot';
import type { EndpointName, endpoints, Problem, Result } from '../../contract/index.ts';
import type { Clock } from '../../time/index.ts';
import type { Caller } from '../records/index.ts';

/** The data of an operation of `/v1`. */
export type DataOf<Name extends EndpointName> = v.InferOutput<(typeof endpoints)[Name]['data']>;

/** The parameters of a request to `/v1`. Parts of the path and the query are text. */
export type CallInput = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The `updated_at` of the version to change. @default any version */
  readonly ifMatch?: string;
};

/**
 * The host whom an event type is booked with: the business, with no address, if several hosts take turns. An event type
 * of `/v1` has neither that name nor the address of its host.
 */
type Host = {
  readonly name: string;
  readonly email: string;
  /** Whether several hosts take turns. */
  readonly isTeam: boolean;
};

/** One request of an agent: who sends it, and the operations it may call. */
export type Session = {
  readonly caller: Caller;
  readonly clock: Clock;
  /** The public address of the service, without a slash at the end; empty if unknown. */
  readonly publicUrl: string;
  /** Whether mail about bookings is sent. */
  readonly sendsMail: boolean;
  /** Calls an operation of `/v1` with the rights of the key. */
  call<Name extends EndpointName>(name: Name, input?: CallInput): Promise<Result<DataOf<Name>>>;
  /** Finds who hosts an event type. It may be a colleague of the caller. */
  hostOf(eventTypeId: number): Promise<Result<Host>>;
  /** Logs an error for the operator, and returns what the caller may know about it. */
  problemOf(error: unknown): Problem;
};

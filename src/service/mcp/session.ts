import type * as v from 'valibot';
import type { EndpointName, endpoints, Problem, Result } from '../../contract/index.ts';
import type { Clock } from '../../time/index.ts';
import type { Caller } from '../records/index.ts';

/** The data of an operation of `/v1`. */
export type DataOf<Name extends EndpointName> = v.InferOutput<(typeof endpoints)[Name]['data']>;

/** What a request to `/v1` would hold; parts of the path and the query are written as text. */
export type CallInput = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
};

/** One request of an agent: who sends it, and the operations that it may use. */
export type Session = {
  readonly caller: Caller;
  readonly clock: Clock;
  /** Whether mail about bookings is sent. */
  readonly sendsMail: boolean;
  /** What keeps every tool from doing anything now: too many requests with the key. */
  readonly obstacle: Problem | undefined;
  /** Does an operation of `/v1` as the key would. */
  call<Name extends EndpointName>(name: Name, input?: CallInput): Promise<Result<DataOf<Name>>>;
  /** Returns what the caller learns about an error, which is logged for the operator. */
  problemOf(error: unknown): Problem;
};

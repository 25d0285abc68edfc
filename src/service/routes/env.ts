import type { OperationResult } from '../operations/index.ts';
import type { Caller, CallerOfSession, KeyUse } from '../records/index.ts';

/** What the host of the service says about a request, beside the request; no sender can. */
export type Bindings = {
  /** The request comes from a part of this process that needs no key. */
  readonly trusted?: boolean;
  /** Who is signed in, found out before: stands in place of a key. */
  readonly session?: CallerOfSession;
  /** The origin by which browsers reach the console. @default that of the request's address */
  readonly origin?: string | undefined;
  /** Against whom unknown keys are counted, as an address or a network; without it they are not. */
  readonly visitor?: string | undefined;
  /** Called with the caller as soon as it is known. */
  readonly onCaller?: (caller: KnownCaller) => void;
  /** Called with the result of the operation; nothing of it is kept before the response is there. */
  readonly onResult?: (result: OperationResult) => void;
};

/** The caller, by numbers that say nothing to anybody else. */
export type KnownCaller = { readonly accountId: number; readonly keyId?: number };

/** What Hono carries along with a request. */
export type Env = {
  Bindings: Bindings;
  /** The use of the key; absent when the gateway calls. */
  Variables: { requestId: string; caller: Caller; use?: KeyUse };
};

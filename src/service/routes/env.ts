import type { OperationResult } from '../operations/index.ts';
import type { Caller, CallerOfSession, KeyUse } from '../records/index.ts';

/** Facts about a request from the process that runs the service. The sender cannot set any of them. */
export type Bindings = {
  /** The request comes from a part of this process that needs no key. */
  readonly trusted?: boolean;
  /** The signed-in person, identified before. Takes the place of a key. */
  readonly session?: CallerOfSession;
  /** The origin by which browsers reach the console. @default the origin of the request's address */
  readonly origin?: string | undefined;
  /** The address or network against which unknown keys are counted. Without it they are not counted. */
  readonly visitor?: string | undefined;
  /** Called with the caller as soon as it is known. */
  readonly onCaller?: (caller: KnownCaller) => void;
  /** Called with the result of the operation before the response is sent. Do not keep a reference to it. */
  readonly onResult?: (result: OperationResult) => void;
};

/** The caller, as numbers that do not identify anyone to outsiders. */
export type KnownCaller = { readonly accountId: number; readonly keyId?: number };

/** The values that Hono passes along with a request. */
export type Env = {
  Bindings: Bindings;
  /** The use of the key; absent when the gateway calls. */
  Variables: { requestId: string; caller: Caller; use?: KeyUse };
};

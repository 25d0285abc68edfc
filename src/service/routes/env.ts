import type { Caller, Uses } from '../acts/index.ts';

/** What the host of the service says about a request, beside the request; no sender can. */
export type Bindings = {
  /** The request comes from a part of this process that needs no key. */
  readonly trusted?: boolean;
};

/** What Hono carries along with a request. */
export type Env = {
  Bindings: Bindings;
  /** The uses of the key; there is none when the gateway asks. */
  Variables: { requestId: string; caller: Caller; uses?: Uses };
};

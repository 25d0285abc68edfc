/** What the host knows about a request and no header may claim. */
export type Visit = {
  /** The visitor's network address; without one, visitors cannot be told apart and are not limited. */
  readonly address?: string | undefined;
  /** The id of the request, if the host has assigned one. */
  readonly requestId?: string | undefined;
  /** Keeps the host from stopping work that continues after the response, as workers do. */
  readonly waitUntil?: ((work: Promise<unknown>) => void) | undefined;
};

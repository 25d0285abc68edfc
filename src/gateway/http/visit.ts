/** What the host knows of a request that no header may say. */
export type Visit = {
  /** The visitor's network address; without one, visitors cannot be told apart and are not limited. */
  readonly address?: string | undefined;
  /** The id of the request, if the host has assigned one. */
  readonly requestId?: string | undefined;
  /** Keeps the host from ending work that goes on after the response, as workers do. */
  readonly waitUntil?: ((work: Promise<unknown>) => void) | undefined;
};

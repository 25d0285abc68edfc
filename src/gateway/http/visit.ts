/** What the host knows of a request that no header may say. */
export type Visit = {
  /** The visitor's network address; without one, visitors are not told apart and not limited. */
  readonly address?: string | undefined;
  /** The name of the request, where the host has given it one already. */
  readonly requestId?: string | undefined;
  /** Keeps the host from ending work that goes on after the response, as workers do. */
  readonly waitUntil?: ((work: Promise<unknown>) => void) | undefined;
};

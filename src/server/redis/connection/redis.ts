import type { RunScript } from './script.ts';

/** A connection to Redis. */
export type Redis = {
  readonly run: RunScript;
  close(): Promise<void>;
};

/** Where Redis is. */
export type RedisAddress = {
  /** One address, or the addresses of some nodes of a cluster, which name the others. */
  readonly urls: readonly string[];
  /** Whether it is a cluster. @default when there is more than one address */
  readonly isCluster?: boolean;
  /** Called with each error of the connection or of a response. */
  readonly onError: (error: unknown) => void;
  /** How long a script may take before its server counts as down. @default 1000 */
  readonly responseMillis?: number;
};

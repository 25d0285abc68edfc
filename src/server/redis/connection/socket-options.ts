/** How long the start waits for Redis; it goes on without. */
export const startMillis = 2000;
const longestReconnectMillis = 2000;

/** Connects again after a pause that doubles. */
export const socketOptions = {
  connectTimeout: startMillis,
  reconnectStrategy: (retries: number) => Math.min(50 * 2 ** retries, longestReconnectMillis),
};

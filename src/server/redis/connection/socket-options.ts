/** How long the start waits for Redis. After that it continues without. */
export const startMillis = 2000;
const longestReconnectMillis = 2000;

/** Reconnects after a pause that doubles. */
export const socketOptions = {
  connectTimeout: startMillis,
  reconnectStrategy: (retries: number) => Math.min(50 * 2 ** retries, longestReconnectMillis),
};

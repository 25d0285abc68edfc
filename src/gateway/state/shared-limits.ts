/** The period in which a budget counts requests. */
export const budgetSeconds = 60;

/**
 * Returns how many requests of a budget reads may take: three quarters, the rest is reserved for bookings. A budget of
 * one request has nothing to reserve, or no page would ever load.
 */
export function maxReadings(requestsPerMinute: number): number {
  return Math.max(1, Math.floor((requestsPerMinute * 3) / 4));
}

/** Returns how many seconds a refused request waits: milliseconds rounded up, and at least one second. */
export function wholeSeconds(millis: number): number {
  return Math.max(1, Math.ceil(millis / 1000));
}

/** How long an idempotency key is remembered. */
export const idempotencyMillis = 24 * 60 * 60 * 1000;

/**
 * How many changes are remembered for a group. For a response older than the first of them, some changes are unknown.
 */
export const rememberedChanges = 50;

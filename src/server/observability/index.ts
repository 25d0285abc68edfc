/**
 * Shows operators how the server works: a line of log for each request, liveness and readiness, and metrics.
 *
 * Design: logs and metrics contain only patterns and numbers. A request is identified by the pattern of its address,
 * its account and its key by their ids, and a visitor by a hash that means nothing in another process. Every line of
 * log, from anywhere, passes a final filter that removes keys, tokens, email and network addresses.
 */
export { createLog } from './create-log.ts';
export { createMetrics, type Metrics } from './metrics.ts';
export { mountProbes } from './mount-probes.ts';
export { watchRequests } from './watch-requests.ts';

/**
 * What operators see of the server: a line of log for each request, whether it is alive and ready, and metrics.
 *
 * The decision behind it: logs and metrics hold patterns and numbers only. A request is known by the pattern of its
 * address, its account and its key by their ids, a visitor by a hash that means nothing in another process; and
 * whatever is logged anywhere passes one last net that lets no key, token, email or network address through.
 */
export { createLog } from './create-log.ts';
export { createMetrics, type Metrics } from './metrics.ts';
export { mountProbes } from './mount-probes.ts';
export { watchRequests } from './watch-requests.ts';

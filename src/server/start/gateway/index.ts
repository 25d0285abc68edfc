/**
 * The gateway of a server, and the service that is its upstream.
 *
 * Design: a service in the same process is called in the same way as a remote one, with a `fetch` function. A remote
 * one is watched, so that the log says why bookings fail.
 */
export { gatewayOriginsOf } from './gateway-rules.ts';
export { openGateway } from './open-gateway.ts';
export { openMailLimits } from './open-mail-limits.ts';
export { serveApi } from './serve-api.ts';
export { upstreamOf } from './upstream-of.ts';
export { type UpstreamWatch, watchUpstream } from './watch-upstream.ts';

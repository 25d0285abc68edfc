/**
 * The gateway of a server, and the service that it uses as its upstream.
 *
 * The decision behind it: a service of the same process is called as one elsewhere would be, through a `fetch` function,
 * and one elsewhere is watched, so that the log says why bookings fail.
 */
export { openGateway } from './open-gateway.ts';
export { serveApi } from './serve-api.ts';
export { upstreamOf } from './upstream-of.ts';
export { type UpstreamWatch, watchUpstream } from './watch-upstream.ts';

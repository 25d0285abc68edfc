/**
 * `/embed/v1` over HTTP: routes, reading of requests, CORS, and every response with its headers.
 *
 * The decision behind it: this room alone knows Hono. It reads a request to the end, calls an operation, and writes the
 * result; the operations know nothing of headers.
 */

export { createApp } from './create-app.ts';
export { type OriginRules, parseOriginRules } from './origins/index.ts';
export { bodyBytes, type Compress } from './responses/index.ts';
export type { Visit } from './visit.ts';

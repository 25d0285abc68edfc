/**
 * `/embed/v1` over HTTP: routes, requests, CORS, and every response with its headers.
 *
 * The decision behind it: only this folder knows Hono. It reads a whole request, calls an operation and writes the
 * result. Operations know no headers.
 */

export { createApp } from './create-app.ts';
export { type OriginRules, parseOriginRules } from './origins/index.ts';
export { bodyBytes, type Compress } from './responses/index.ts';
export type { Visit } from './visit.ts';

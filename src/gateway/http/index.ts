/**
 * `/embed/v1` over HTTP: routes, requests, CORS, and every response with its headers.
 *
 * Design: only this folder uses Hono. It reads a whole request, calls an operation and writes the result. Operations
 * know nothing about headers.
 */

export { createApp } from './create-app.ts';
export { listOrigins, type OriginRules, parseOriginRules } from './origins/index.ts';
export { bodyBytes, type Compress } from './responses/index.ts';
export type { Visit } from './visit.ts';

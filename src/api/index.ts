/**
 * The small typed client of every interface here: one request, the envelope, the failures.
 *
 * The decision behind it: a failure is a value, so the widget and the gateway must say what becomes of each kind; and
 * `fetch` is handed in, so the same client speaks over the network, inside one process and in tests.
 */
export { buildUrl, type Query } from './build-url.ts';
export { type Client, type ClientOptions, createClient, type Reply, type RequestParts } from './client.ts';
export type { Failed } from './failed.ts';

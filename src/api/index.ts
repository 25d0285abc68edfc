/**
 * A small typed client for every API here: it sends one request, reads the envelope and sorts the failures.
 *
 * Design: a failure is a value, so the widget and the gateway must handle each kind; and `fetch` is passed in, so the
 * same client works over the network, inside one process and in tests.
 */
export { buildUrl, type Query } from './build-url.ts';
export { type Client, type ClientOptions, createClient, type Reply, type RequestParts } from './client.ts';
export type { RequestFailure } from './request-failure.ts';

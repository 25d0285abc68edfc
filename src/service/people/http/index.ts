/**
 * `/console/api` over HTTP: cookies, requests of other sites, and the way on to `/v1`.
 *
 * The decision behind it: there is no token against forged requests to keep and compare. A browser itself says in
 * Sec-Fetch-Site whether a request comes from a page of this very origin, and nothing else changes anything. No header
 * of CORS is ever sent.
 */
export { mountConsole } from './mount-console.ts';

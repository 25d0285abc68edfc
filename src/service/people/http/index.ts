/**
 * `/console/api` over HTTP: cookies, cross-site requests, and forwarding to `/v1`.
 *
 * Design: there is no CSRF token to store and compare. The browser says in Sec-Fetch-Site whether a request comes from
 * a page of this very origin, and only such requests may change anything. No CORS header is ever sent.
 */
export { mountConsole } from './mount-console.ts';

import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Loaded before the server, so that its day is one the journeys know: `Date` starts at the instant in `FAKE_NOW` and
 * runs on from there.
 */
const fakeNow = Date.parse(process.env.FAKE_NOW ?? '');
if (Number.isNaN(fakeNow)) throw new Error('FAKE_NOW must be an ISO 8601 date-time.');
const startedAt = performance.now();
Date.now = () => Math.round(fakeNow + performance.now() - startedAt);

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

// The console tells the time by the `Date` of responses, which Node writes by the real clock. Other responses keep it:
// browsers cache by it.
subscribe('http.server.request.start', (message) => {
  const { request, response } = message as Exchange;
  if (request.url?.startsWith('/console/api/')) response.setHeader('date', new Date(Date.now()).toUTCString());
});

import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Loaded before the server, so that the journeys know the current day: `Date` starts at the instant in `FAKE_NOW` and
 * advances from there.
 */
const fakeNow = Date.parse(process.env.FAKE_NOW ?? '');
if (Number.isNaN(fakeNow)) throw new Error('FAKE_NOW must be an ISO 8601 date-time.');
const startedAt = performance.now();
Date.now = () => Math.round(fakeNow + performance.now() - startedAt);

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

// The console reads the time from the `Date` header of responses, which Node writes by the real clock. Other responses
// keep theirs, because browsers use it for caching.
subscribe('http.server.request.start', (message) => {
  const { request, response } = message as Exchange;
  if (request.url?.startsWith('/console/api/')) response.setHeader('date', new Date(Date.now()).toUTCString());
});

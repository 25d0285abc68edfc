/**
 * Calendar servers (RFC 4791): finding the calendars of an account, and reading them.
 *
 * The decision behind it: servers are asked for whole entries and nothing else. Their own answers about who is busy, and
 * how a series recurs, were wrong in those that were tried, so all of that is worked out here.
 */

export { createCaldavClient } from './caldav-client.ts';
export { parseAccess, type ServerAccess, writeAccess } from './server-access.ts';

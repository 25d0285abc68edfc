import type { Requester } from '../../outward/index.ts';
import { findFirst, type XmlElement } from '../xml/index.ts';
import { type CaldavAccess, createCaldavRequests } from './caldav-requests.ts';
import { propertyRequest } from './dav-request.ts';
import { discoverCalendars } from './discover-calendars.ts';
import { createObjectReader } from './read-objects.ts';

/**
 * Creates a WebDAV client for a calendar server (RFC 4791). It never requests busy times or recurrences, because
 * servers return wrong ones.
 */
export function createCaldavClient(request: Requester, access: CaldavAccess) {
  const requests = createCaldavRequests(request, access);

  return {
    ...createObjectReader(requests),

    /** Finds the calendars of an account: by the address of one, or of the server. */
    discover: (url: string) => discoverCalendars(requests, url),

    /** Returns a value that changes with every change of a calendar; undefined if the server has none. */
    async findMark(url: string): Promise<CalendarMark | undefined> {
      const names = '<S:getctag/><D:sync-token/>';
      const { root } = await requests.ask(propertyRequest({ url, depth: 0, names }));
      const [token, tag] = [findFirst(root, 'sync-token'), findFirst(root, 'getctag')].map(markIn);
      if (token !== undefined) return { text: token, isSyncToken: true };
      return tag === undefined ? undefined : { text: tag, isSyncToken: false };
    },
  };
}

/** The name of a calendar's state, and whether the server can list what has changed since (RFC 6578). */
export type CalendarMark = { readonly text: string; readonly isSyncToken: boolean };

/** The longest mark that is kept, in characters. No known server sends a longer one. */
const longestMark = 1000;

function markIn(element: XmlElement | undefined): string | undefined {
  const text = element?.text.trim() ?? '';
  return text !== '' && text.length <= longestMark ? text : undefined;
}

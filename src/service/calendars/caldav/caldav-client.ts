import type { Requester } from '../../outward/index.ts';
import { CalendarError } from '../calendar-error.ts';
import { findAll, findFirst, type XmlElement } from '../xml/index.ts';
import { addressIn } from './address-in.ts';
import { type CaldavAccess, createCaldavRequests } from './caldav-requests.ts';
import { createObjectReader } from './read-objects.ts';

type FoundCalendar = { readonly url: string; readonly name: string };

/**
 * Speaks WebDAV with a calendar server (RFC 4791). It never asks a server for busy times or recurrences, because
 * servers return wrong ones.
 */
export function createCaldavClient(request: Requester, access: CaldavAccess) {
  const requests = createCaldavRequests(request, access);
  const { findProperties } = requests;

  /** Follows a property that names another resource. */
  async function follow(url: string, property: string, element: string): Promise<string | undefined> {
    const { root, url: from } = await findProperties(url, 0, property);
    const href = findFirst(findFirst(root, element), 'href')?.text.trim();
    return href ? addressIn(href, from) : undefined;
  }

  async function listCalendars(url: string, depth: 0 | 1): Promise<FoundCalendar[]> {
    const { root, url: from } = await findProperties(
      url,
      depth,
      '<D:resourcetype/><D:displayname/><C:supported-calendar-component-set/>',
    );
    return findAll(root, 'response').flatMap((response) => {
      const href = findFirst(response, 'href')?.text.trim();
      const components = findAll(response, 'comp').map(({ attributes }) => attributes.get('name')?.toUpperCase());
      const isCalendar = findFirst(findFirst(response, 'resourcetype'), 'calendar') !== undefined;
      if (!href || !isCalendar || (components.length > 0 && !components.includes('VEVENT'))) return [];
      return [{ url: addressIn(href, from), name: findFirst(response, 'displayname')?.text.trim() || 'Calendar' }];
    });
  }

  async function findPrincipal(url: string): Promise<string | undefined> {
    for (const place of [url, new URL('/.well-known/caldav', url).href, new URL('/', url).href]) {
      const found = await follow(place, '<D:current-user-principal/>', 'current-user-principal').catch(ignoringMissing);
      if (found) return found;
    }
    return undefined;
  }

  return {
    ...createObjectReader(requests),

    /** Finds the calendars of an account: by the address of one, or of the server. */
    async discover(url: string): Promise<FoundCalendar[]> {
      const own = await listCalendars(url, 0).catch(ignoringMissing);
      if (own && own.length > 0) return own;
      const principal = await findPrincipal(url);
      const home = principal && (await follow(principal, '<C:calendar-home-set/>', 'calendar-home-set'));
      return listCalendars(home || principal || url, 1);
    },

    /** Returns a value that changes with every change of a calendar; undefined if the server has none. */
    async findMark(url: string): Promise<CalendarMark | undefined> {
      const { root } = await findProperties(url, 0, '<S:getctag/><D:sync-token/>');
      const [token, tag] = [findFirst(root, 'sync-token'), findFirst(root, 'getctag')].map(markIn);
      if (token !== undefined) return { text: token, isSyncToken: true };
      return tag === undefined ? undefined : { text: tag, isSyncToken: false };
    },
  };
}

/** The name of a calendar's state, and whether the server can list what has changed since (RFC 6578). */
export type CalendarMark = { readonly text: string; readonly isSyncToken: boolean };

/** Longer ones would be kept for nothing: no server has them. */
const longestMark = 1000;

function markIn(element: XmlElement | undefined): string | undefined {
  const text = element?.text.trim() ?? '';
  return text !== '' && text.length <= longestMark ? text : undefined;
}

/** Tries the next address if one does not exist or is another kind of resource. */
function ignoringMissing(error: unknown): undefined {
  if (error instanceof CalendarError && ['not_found', 'unexpected_status'].includes(error.problem)) return undefined;
  throw error;
}

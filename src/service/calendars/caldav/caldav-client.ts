import type { Requester } from '../../outward/index.ts';
import { CalendarError } from '../calendar-error.ts';
import { type CaldavAccess, createCaldavRequests, prologue, spaces } from './caldav-requests.ts';
import { findAll, findFirst } from './parse-xml.ts';

type FoundCalendar = { readonly url: string; readonly name: string };

/** Speaks WebDAV with a calendar server (RFC 4791). It never asks a server who is busy or what recurs: they answer wrong. */
export function createCaldavClient(request: Requester, access: CaldavAccess) {
  const { ask, findProperties } = createCaldavRequests(request, access);

  /** Follows a property that names another resource. */
  async function follow(url: string, property: string, element: string): Promise<string | undefined> {
    const { root, url: from } = await findProperties(url, 0, property);
    const href = findFirst(findFirst(root, element), 'href')?.text.trim();
    return href ? resolved(href, from) : undefined;
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
      return [{ url: resolved(href, from), name: findFirst(response, 'displayname')?.text.trim() || 'Calendar' }];
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
    /** Finds the calendars of an account: by the address of one, or of the server. */
    async discover(url: string): Promise<FoundCalendar[]> {
      const own = await listCalendars(url, 0).catch(ignoringMissing);
      if (own && own.length > 0) return own;
      const principal = await findPrincipal(url);
      const home = principal && (await follow(principal, '<C:calendar-home-set/>', 'calendar-home-set'));
      return listCalendars(home || principal || url, 1);
    },

    /** Returns what changes with every change of a calendar; undefined for a server that has no such thing. */
    async findMark(url: string): Promise<string | undefined> {
      const { root } = await findProperties(url, 0, '<S:getctag/><D:sync-token/>');
      return findFirst(root, 'sync-token')?.text.trim() || findFirst(root, 'getctag')?.text.trim() || undefined;
    },

    /** Returns all entries of a calendar, one file after the other. */
    async readAll(url: string): Promise<string> {
      const filter =
        '<C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"/></C:comp-filter></C:filter>';
      const query = `<D:prop><D:getetag/><C:calendar-data/></D:prop>${filter}`;
      const body = `${prologue}<C:calendar-query ${spaces}>${query}</C:calendar-query>`;
      const { root } = await ask({ url, method: 'REPORT', depth: 1, body });
      return findAll(root, 'calendar-data')
        .map(({ text }) => text.trim())
        .join('\r\n');
    },
  };
}

/** A server may name a place on another of its machines, as iCloud does, but never one without encryption. */
function resolved(href: string, from: string): string {
  const url = URL.parse(href, from);
  const isTrusted = url && (url.origin === new URL(from).origin || url.protocol === 'https:');
  if (!isTrusted) throw new CalendarError('refused_address');
  return url.href;
}

/** Tries the next address if one does not exist or is another kind of resource. */
function ignoringMissing(error: unknown): undefined {
  if (error instanceof CalendarError && ['not_found', 'unexpected_status'].includes(error.problem)) return undefined;
  throw error;
}

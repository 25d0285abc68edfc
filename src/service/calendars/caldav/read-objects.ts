import type { CalendarObject, ChangedObjects } from '../../records/index.ts';
import { CalendarError } from '../calendar-error.ts';
import { maxTimes } from '../reading/index.ts';
import {
  countTimes,
  type ObjectsSummary,
  readListingBounded,
  readObjectsBounded,
  type WholeFile,
} from '../threads/index.ts';
import { escapeXml } from '../xml/index.ts';
import type { CaldavRequests } from './caldav-requests.ts';
import { type EntryReport, entryRequest, propertyRequest } from './dav-request.ts';
import { type CalendarState, listChanges } from './list-changes.ts';
import { isCollection, objectIdOf } from './object-id.ts';

/** The host for whom objects are read, and which of their entries count. */
export type ObjectReading = Omit<WholeFile, 'blocks'>;

const allEvents = '<C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"/></C:comp-filter></C:filter>';

/** How many objects one request names. */
const objectsAtOnce = 50;

type Objects = { readonly url: string; readonly hrefs: readonly string[] };

/** Creates the reader of a calendar: it reads all of its objects, or those that have changed. */
export function createObjectReader(requests: CaldavRequests) {
  const { askForBlocks, ticket } = requests;

  async function request(report: EntryReport, reading: ObjectReading): Promise<ObjectsSummary> {
    const { blocks } = await askForBlocks(entryRequest(report));
    return readObjectsBounded({ ...reading, blocks }, ticket);
  }

  async function listAll(url: string): Promise<readonly string[]> {
    const names = '<D:getetag/><D:resourcetype/>';
    const { blocks } = await askForBlocks(propertyRequest({ url, depth: 1, names }));
    const listing = await readListingBounded(blocks, ticket);
    if (listing.kind === 'failed') throw new CalendarError(listing.problem);
    if (listing.isTruncated) throw new CalendarError('too_complex');
    return listing.hrefs.filter((href) => !isCollection(href, url));
  }

  /** Requests the objects of a list, a few at a time. Leaves out those that have been deleted in the meantime. */
  async function fetchObjects({ url, hrefs }: Objects, reading: ObjectReading) {
    const objects: CalendarObject[] = [];
    let times = 0;
    for (let first = 0; first < hrefs.length; first += objectsAtOnce) {
      const batch = hrefs.slice(first, first + objectsAtOnce);
      const content = batch.map((href) => `<D:href>${escapeXml(href)}</D:href>`).join('');
      const summary = await request({ url, name: 'calendar-multiget', content }, reading);
      if (summary.kind === 'failed') throw new CalendarError(summary.problem);
      const ids = new Set([...summary.objects.map(({ href }) => href), ...summary.removals].map(idIn(url)));
      // An object that the server leaves out might be busy.
      if (!batch.map(idIn(url)).every((id) => ids.has(id))) throw new CalendarError('unreadable');
      times += summary.objects.reduce((sum, { content }) => sum + countTimes(content), 0);
      if (times > maxTimes) throw new CalendarError('too_complex');
      objects.push(...objectsOf(summary, url));
    }
    return objects;
  }

  return {
    async readAll(url: string, reading: ObjectReading): Promise<CalendarObject[]> {
      const query = { url, name: 'calendar-query', content: allEvents } as const;
      const summary = await request(query, reading).catch(ignoringLimits);
      const isRead = summary?.kind === 'read' && summary.removals.length === 0;
      return isRead ? objectsOf(summary, url) : fetchObjects({ url, hrefs: await listAll(url) }, reading);
    },

    /**
     * Reads what has changed since a state of the calendar (RFC 6578); undefined if the server cannot say, because it
     * has forgotten that state, or never could.
     */
    async readChanges(state: CalendarState, reading: ObjectReading): Promise<ChangedObjects | undefined> {
      const changes = await listChanges(requests, state);
      if (!changes) return undefined;
      const objects = await fetchObjects({ url: state.url, hrefs: [...changes.paths.values()] }, reading);
      const ids = new Set(objects.map(({ object }) => object));
      const goneMeanwhile = [...changes.paths.keys()].filter((id) => !ids.has(id));
      return { updates: objects, removals: [...changes.removals, ...goneMeanwhile] };
    },
  };
}

/** Keeps one of each object: some servers return an object twice. */
function objectsOf({ objects }: Extract<ObjectsSummary, { kind: 'read' }>, url: string): CalendarObject[] {
  const byId = new Map<string, CalendarObject>();
  for (const { href, content, bookings } of objects) {
    const object = objectIdOf(href, url);
    byId.set(object, { object, content, bookings });
  }
  return [...byId.values()];
}

const idIn = (url: string) => (href: string) => objectIdOf(href, url);

/**
 * Servers refuse a request in several ways if the response would be too long for them or for us; RFC 4791, 7.8, uses
 * 403. If it means the password, so does the next response.
 */
function ignoringLimits(error: unknown): undefined {
  const problems = ['unexpected_status', 'too_large'];
  if (!(error instanceof CalendarError && (problems.includes(error.problem) || error.isForbidden))) throw error;
}

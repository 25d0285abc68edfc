import { type OutwardResponse, type Requester, textOf } from '../../outward/index.ts';
import { CalendarError, refuseStatus } from '../calendar-error.ts';
import { unfoldLines } from '../unfold-lines.ts';
import { escapeXml, findAll, findFirst, parseXml } from '../xml/index.ts';
import { addressIn } from './address-in.ts';
import { type CaldavAccess, type CaldavRequests, createCaldavRequests } from './caldav-requests.ts';
import { type EntryReport, entryRequest } from './dav-request.ts';
import { objectIdOf } from './object-id.ts';

/** An entry as its server has it. */
export type StoredEntry = { readonly url: string; readonly file: string; readonly etag: string | undefined };

/** Writes single entries of a calendar, and never overwrites an unseen change. */
export function createCaldavEntries(request: Requester, access: CaldavAccess) {
  const requests = createCaldavRequests(request, access);
  const { now } = access;

  /** Sends a change of a single entry. The status of its response is the outcome. */
  async function sendChange(change: Parameters<typeof requests.send>[0]): Promise<OutwardResponse> {
    const response = await requests.send(change);
    return { ...response, status: statusOf(response) };
  }

  return {
    async read(url: string): Promise<StoredEntry | undefined> {
      const response = await requests.send({ url, method: 'GET', headers: { accept: 'text/calendar' } });
      if (isMissing(response.status)) return undefined;
      if (response.status !== 200) refuseStatus(response, now);
      const entry = hasStoredTag(response) ? undefined : await readWithTag(requests, url);
      return { ...(entry ?? { file: textOf(response.body), etag: response.headers.etag }), url };
    },

    /** Finds an entry at another address, because another program has added it. */
    async find(calendar: string, uid: string): Promise<StoredEntry | undefined> {
      const match = `<C:prop-filter name="UID"><C:text-match collation="i;octet">${escapeXml(uid)}</C:text-match></C:prop-filter>`;
      const filter = `<C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT">${match}</C:comp-filter></C:comp-filter>`;
      const content = `<C:filter>${filter}</C:filter>`;
      const entries = await findEntries(requests, { url: calendar, name: 'calendar-query', content });
      // Some servers send more than the request named.
      return entries.find(({ file }) => unfoldLines(file).includes(`UID:${uid}`));
    },

    /** Adds an entry; returns false if there is one already. */
    async create(url: string, file: string): Promise<boolean> {
      const headers = { ...isCalendar, 'if-none-match': '*' };
      const response = await sendChange({ url, method: 'PUT', headers, body: file });
      const { status } = response;
      const isTaken = [409, 412].includes(status) || /no-uid-conflict/.test(textOf(response.body));
      if (isTaken && status >= 400) return false;
      if (!isSuccess(status)) refuseStatus(response, now);
      return true;
    },

    /** Replaces an entry; returns false if it has changed since it was read. */
    async replace({ url, etag }: StoredEntry, file: string): Promise<boolean> {
      const headers = { ...isCalendar, 'if-match': etag?.replace(weakMark, '') ?? '*' };
      const response = await sendChange({ url, method: 'PUT', headers, body: file });
      if (response.status === 412) return false;
      if (!isSuccess(response.status)) refuseStatus(response, now);
      return true;
    },

    /** Deletes an entry; returns false if there is none. */
    async remove(url: string): Promise<boolean> {
      const response = await sendChange({ url, method: 'DELETE', headers: sendsNoReply });
      if (isMissing(response.status)) return false;
      if (!isSuccess(response.status)) refuseStatus(response, now);
      return true;
    },
  };
}

async function findEntries({ ask }: CaldavRequests, report: EntryReport): Promise<StoredEntry[]> {
  const { root, url: from } = await ask(entryRequest(report));
  return findAll(root, 'response').flatMap((response) => {
    const href = findFirst(response, 'href')?.text.trim();
    const file = findFirst(response, 'calendar-data')?.text;
    const etag = findFirst(response, 'getetag')?.text.trim() || undefined;
    return href && file ? [{ url: addressIn(href, from), file, etag }] : [];
  });
}

/** Reads an entry with the tag that its server stores; undefined if the server does not report it. */
async function readWithTag(requests: CaldavRequests, url: string): Promise<StoredEntry | undefined> {
  const content = `<D:href>${escapeXml(new URL(url).pathname)}</D:href>`;
  const report = { url: new URL('.', url).href, name: 'calendar-multiget', content } as const;
  const entries = await findEntries(requests, report).catch(ignoringRefusals);
  return entries?.find((entry) => entry.etag && objectIdOf(entry.url, url) === objectIdOf(url, url));
}

/**
 * Returns the outcome of a request for a single entry. Xandikos refuses one with 207 (RFC 4918, 13), and the body says
 * why: read as a success, the booking would be missing from the calendar unnoticed.
 */
function statusOf({ status, body }: OutwardResponse): number {
  if (status !== 207) return status;
  const line = findFirst(parseXml(textOf(body)), 'status')?.text ?? '';
  return Number(/^\s*HTTP\/\S+ (\d{3})/i.exec(line)?.[1] ?? status);
}

const isCalendar = { 'content-type': 'text/calendar; charset=utf-8' };

/**
 * Deleting an invitation that a server has imported from an email would make the server decline it by email (RFC 6638,
 * 8.1).
 */
const sendsNoReply = { 'schedule-reply': 'F' };

/**
 * A weak tag matches nothing (RFC 9110, 13.1.1), so that an entry with one could never be replaced. A proxy makes one
 * of the tag that the server stores when it compresses a response; without the mark it is that tag again.
 */
const weakMark = /^W\//;

/** Returns whether a response has the tag that its server stores: compression may change the tag, or remove it. */
function hasStoredTag({ headers }: OutwardResponse): boolean {
  const { etag, 'content-encoding': coding } = headers;
  return etag !== undefined && !weakMark.test(etag) && coding === undefined;
}

function ignoringRefusals(error: unknown): undefined {
  if (!(error instanceof CalendarError && error.problem !== 'timeout')) throw error;
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

function isMissing(status: number): boolean {
  return status === 404 || status === 410;
}

/** Returns the address of the entry of an event in a calendar. */
export function entryAddress(calendar: string, uid: string): string {
  const name = `${encodeURIComponent(uid)}.ics`;
  const url = URL.parse(name, calendar.endsWith('/') ? calendar : `${calendar}/`);
  if (!url) throw new CalendarError('refused_address');
  return url.href;
}

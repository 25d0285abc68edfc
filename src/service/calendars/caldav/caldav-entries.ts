import { type OutwardResponse, type Requester, textOf } from '../../outward/index.ts';
import { CalendarError, refuseStatus } from '../calendar-error.ts';
import { escapeXml, findAll, findFirst, parseXml } from '../xml/index.ts';
import { addressIn } from './address-in.ts';
import { type CaldavAccess, createCaldavRequests, prologue, spaces } from './caldav-requests.ts';
import { objectIdOf } from './object-id.ts';

/** An entry as its server has it. */
export type StoredEntry = { readonly url: string; readonly file: string; readonly etag: string | undefined };

/** Writes single entries of a calendar, and never overwrites an unseen change. */
export function createCaldavEntries(request: Requester, access: CaldavAccess) {
  const { send, ask } = createCaldavRequests(request, access);

  /** Requests entries of a calendar, each with its tag at one moment. */
  async function report(url: string, name: string, content: string): Promise<StoredEntry[]> {
    const properties = '<D:prop><D:getetag/><C:calendar-data/></D:prop>';
    const body = `${prologue}<C:${name} ${spaces}>${properties}${content}</C:${name}>`;
    const { root, url: from } = await ask({ url, method: 'REPORT', depth: 1, body });
    return findAll(root, 'response').flatMap((response) => {
      const href = findFirst(response, 'href')?.text.trim();
      const file = findFirst(response, 'calendar-data')?.text;
      const etag = findFirst(response, 'getetag')?.text.trim() || undefined;
      return href && file ? [{ url: addressIn(href, from), file, etag }] : [];
    });
  }

  /** Reads an entry with the tag that its server stores; undefined if the server does not report it. */
  async function readWithTag(url: string): Promise<StoredEntry | undefined> {
    const href = `<D:href>${escapeXml(new URL(url).pathname)}</D:href>`;
    const entries = await report(new URL('.', url).href, 'calendar-multiget', href).catch(ignoringRefusals);
    return entries?.find((entry) => entry.etag && objectIdOf(entry.url, url) === objectIdOf(url, url));
  }

  return {
    async read(url: string): Promise<StoredEntry | undefined> {
      const response = await send({ url, method: 'GET', headers: { accept: 'text/calendar' } });
      if (isMissing(response.status)) return undefined;
      if (response.status !== 200) refuseStatus(response, access.now);
      const entry = hasStoredTag(response) ? undefined : await readWithTag(url);
      return { ...(entry ?? { file: textOf(response.body), etag: response.headers.etag }), url };
    },

    /** Finds an entry at another address, because another program has added it. */
    async find(calendar: string, uid: string): Promise<StoredEntry | undefined> {
      const match = `<C:prop-filter name="UID"><C:text-match collation="i;octet">${escapeXml(uid)}</C:text-match></C:prop-filter>`;
      const filter = `<C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT">${match}</C:comp-filter></C:comp-filter>`;
      const entries = await report(calendar, 'calendar-query', `<C:filter>${filter}</C:filter>`);
      // Some servers send more than the request named.
      return entries.find(({ file }) => file.replace(/\r?\n[ \t]/g, '').includes(`UID:${uid}`));
    },

    /** Adds an entry; returns false if there is one already. */
    async create(url: string, file: string): Promise<boolean> {
      const response = await send({ url, method: 'PUT', headers: { ...isCalendar, 'if-none-match': '*' }, body: file });
      const status = statusOf(response);
      const isTaken = [409, 412].includes(status) || /no-uid-conflict/.test(textOf(response.body));
      if (isTaken && status >= 400) return false;
      if (!isSuccess(status)) refuseStatus({ ...response, status }, access.now);
      return true;
    },

    /** Replaces an entry; returns false if it has changed since it was read. */
    async replace({ url, etag }: StoredEntry, file: string): Promise<boolean> {
      const headers = { ...isCalendar, 'if-match': etag?.replace(weakMark, '') ?? '*' };
      const response = await send({ url, method: 'PUT', headers, body: file });
      const status = statusOf(response);
      if (status === 412) return false;
      if (!isSuccess(status)) refuseStatus({ ...response, status }, access.now);
      return true;
    },

    /** Deletes an entry; returns false if there is none. */
    async remove(url: string): Promise<boolean> {
      const response = await send({ url, method: 'DELETE', headers: sendsNoReply });
      const status = statusOf(response);
      if (isMissing(status)) return false;
      if (!isSuccess(status)) refuseStatus({ ...response, status }, access.now);
      return true;
    },
  };
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

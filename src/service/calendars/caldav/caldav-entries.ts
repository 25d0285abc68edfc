import { type Requester, textOf } from '../../outward/index.ts';
import { CalendarError, refuseStatus } from '../calendar-error.ts';
import { escapeXml, findAll, findFirst } from '../xml/index.ts';
import { addressIn } from './address-in.ts';
import { type CaldavAccess, createCaldavRequests, prologue, spaces } from './caldav-requests.ts';

/** An entry as its server has it. */
export type StoredEntry = { readonly url: string; readonly file: string; readonly etag: string | undefined };

/** Writes single entries of a calendar, never over a change that was not seen. */
export function createCaldavEntries(request: Requester, access: CaldavAccess) {
  const { send, ask } = createCaldavRequests(request, access);

  return {
    async read(url: string): Promise<StoredEntry | undefined> {
      const response = await send({ url, method: 'GET', headers: { accept: 'text/calendar' } });
      if (isMissing(response.status)) return undefined;
      if (response.status !== 200) refuseStatus(response, access.now);
      return { url, file: textOf(response.body), etag: response.headers.etag };
    },

    /** Finds an entry that lies at another address, because another program has added it. */
    async find(calendar: string, uid: string): Promise<StoredEntry | undefined> {
      const match = `<C:prop-filter name="UID"><C:text-match collation="i;octet">${escapeXml(uid)}</C:text-match></C:prop-filter>`;
      const filter = `<C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT">${match}</C:comp-filter></C:comp-filter>`;
      const query = `<D:prop><D:getetag/><C:calendar-data/></D:prop><C:filter>${filter}</C:filter>`;
      const body = `${prologue}<C:calendar-query ${spaces}>${query}</C:calendar-query>`;
      const { root, url: from } = await ask({ url: calendar, method: 'REPORT', depth: 1, body });
      for (const response of findAll(root, 'response')) {
        const href = findFirst(response, 'href')?.text.trim();
        const file = findFirst(response, 'calendar-data')?.text ?? '';
        // Some servers send more than the request named.
        if (!href || !file.replace(/\r?\n[ \t]/g, '').includes(`UID:${uid}`)) continue;
        return { url: addressIn(href, from), file, etag: findFirst(response, 'getetag')?.text.trim() };
      }
      return undefined;
    },

    /** Adds an entry; returns false if there is one already. */
    async create(url: string, file: string): Promise<boolean> {
      const response = await send({ url, method: 'PUT', headers: { ...isCalendar, 'if-none-match': '*' }, body: file });
      const isTaken = [409, 412].includes(response.status) || /no-uid-conflict/.test(textOf(response.body));
      if (isTaken && response.status >= 400) return false;
      if (!isSuccess(response.status)) refuseStatus(response, access.now);
      return true;
    },

    /** Replaces an entry; returns false if it has changed since it was read. */
    async replace({ url, etag }: StoredEntry, file: string): Promise<boolean> {
      const headers = { ...isCalendar, 'if-match': etag ?? '*' };
      const response = await send({ url, method: 'PUT', headers, body: file });
      if (response.status === 412) return false;
      if (!isSuccess(response.status)) refuseStatus(response, access.now);
      return true;
    },

    /** Deletes an entry; returns false if there is none. */
    async remove(url: string): Promise<boolean> {
      const response = await send({ url, method: 'DELETE', headers: {} });
      if (isMissing(response.status)) return false;
      if (!isSuccess(response.status)) refuseStatus(response, access.now);
      return true;
    },
  };
}

const isCalendar = { 'content-type': 'text/calendar; charset=utf-8' };

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

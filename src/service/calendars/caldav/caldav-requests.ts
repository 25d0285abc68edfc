import type { Instant } from '../../../time/index.ts';
import type { Method, Requester } from '../../outward/index.ts';
import { CalendarError, calendarErrorOf, refuseStatus } from '../calendar-error.ts';
import { mostFileBytes } from '../fetch-feed.ts';
import { parseXml, type XmlElement } from './parse-xml.ts';

/** An account on a calendar server. */
export type CaldavAccess = {
  readonly accountId: number;
  readonly username: string;
  readonly password: string;
  readonly signal: AbortSignal;
  readonly now: Instant;
};

/** The response of a server, and its final address. */
type Answered = { readonly root: XmlElement; readonly url: string };

type Sent = { readonly url: string; readonly method: Method; readonly depth: 0 | 1; readonly body: string };

/** Sends requests of WebDAV (RFC 4918) and reads what is answered. */
export function createCaldavRequests(request: Requester, access: CaldavAccess) {
  const { accountId, username, password, signal, now } = access;
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

  async function send({ url, method, depth, body }: Sent) {
    const headers = { 'content-type': 'application/xml; charset=utf-8', depth: String(depth) };
    const sent = { accountId, url, method, headers, body, authorization, signal, maxBytes: mostFileBytes };
    return request(sent).catch((error) => {
      throw calendarErrorOf(error);
    });
  }

  async function ask(sent: Sent): Promise<Answered> {
    const response = await send(sent);
    // The target of a redirect has not shown that it may know the password, so the addresses it names are not followed.
    if (new URL(response.url).origin !== new URL(sent.url).origin) throw new CalendarError('refused_address');
    if (response.status !== 207) refuseStatus(response, now);
    const root = parseXml(response.body.toString('utf8'));
    if (!root) throw new CalendarError('cut_off');
    return { root, url: response.url };
  }

  const findProperties = (url: string, depth: 0 | 1, names: string) =>
    ask({
      url,
      method: 'PROPFIND',
      depth,
      body: `${prologue}<D:propfind ${spaces}><D:prop>${names}</D:prop></D:propfind>`,
    });

  return { ask, findProperties };
}

export const prologue = '<?xml version="1.0" encoding="utf-8"?>';
export const spaces = 'xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:S="http://calendarserver.org/ns/"';

import type { Instant } from '../../../time/index.ts';
import { type Method, type OutwardResponse, type Requester, textOf } from '../../outward/index.ts';
import { CalendarError, calendarErrorOf, refuseStatus } from '../calendar-error.ts';
import { maxFileBytes } from '../fetch-feed.ts';
import { nextStepOf, type ThreadTicket } from '../threads/index.ts';
import { parseXml, type XmlElement } from '../xml/index.ts';
import type { DavRequest } from './dav-request.ts';
import { type DigestChallenge, parseDigestChallenge, writeDigest } from './digest.ts';

/** An account on a calendar server. */
export type CaldavAccess = {
  readonly accountId: number;
  readonly username: string;
  readonly password: string;
  readonly signal: AbortSignal;
  /** Where long responses are read, and for how long. @default the lane of connections, until `signal` aborts */
  readonly ticket?: ThreadTicket;
  readonly now: Instant;
};

/** The response of a server, and its final address. */
type XmlResponse = { readonly root: XmlElement; readonly url: string };

type RequestOptions = {
  readonly url: string;
  readonly method: Method;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The longest response accepted, in bytes. @default `maxResponseBytes` */
  readonly maxBytes?: number;
};

/**
 * The longest response that is parsed on the main thread, in bytes: a megabyte of tiny elements would delay bookings by
 * a fifth of a second. The properties of hundreds of calendars are shorter, and so is a single entry.
 */
const maxResponseBytes = 256_000;

export type CaldavRequests = ReturnType<typeof createCaldavRequests>;

/** Sends WebDAV requests (RFC 4918) for one account and reads the responses. */
export function createCaldavRequests(request: Requester, access: CaldavAccess) {
  const { accountId, username, password, signal, now } = access;
  const { ticket = { accountId, signal, lane: 'connection' } } = access;
  const basic = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  let digest: { readonly challenge: DigestChallenge; count: number } | undefined;

  function authorizationFor({ method, url }: RequestOptions): string {
    if (!digest) return basic;
    digest.count += 1;
    return writeDigest(digest.challenge, { username, password, method, url, count: digest.count });
  }

  async function sendOnce(options: RequestOptions): Promise<OutwardResponse> {
    const context = { accountId, authorization: authorizationFor(options), signal, nextStep: nextStepOf(ticket) };
    return request({ maxBytes: maxResponseBytes, ...options, ...context }).catch((error) => {
      throw calendarErrorOf(error);
    });
  }

  /** Sends a request, and repeats it if the server demands a digest: the first time, and when its nonce has expired. */
  async function send(options: RequestOptions): Promise<OutwardResponse> {
    // Another request that runs at the same time may get the challenge first.
    const nonce = digest?.challenge.nonce;
    const response = await sendOnce(options);
    const challenge = response.status === 401 ? parseDigestChallenge(response.headers['www-authenticate']) : undefined;
    const isSameOrigin = new URL(response.url).origin === new URL(options.url).origin;
    if (!challenge || !isSameOrigin || challenge.nonce === nonce) return response;
    if (challenge.nonce !== digest?.challenge.nonce) digest = { challenge, count: 0 };
    return sendOnce({ ...options, url: response.url });
  }

  /** Sends a request whose response is XML and may be long. Throws a `CalendarError` for any status except 207. */
  async function askForBlocks({ depth, ...request }: DavRequest) {
    const { url } = request;
    const headers = { 'content-type': 'application/xml; charset=utf-8', depth: String(depth) };
    const response = await send({ maxBytes: maxFileBytes, ...request, headers });
    // The target of a redirect has not shown that it may know the password, so the addresses it names are not followed.
    const { origin, host } = new URL(response.url);
    if (origin !== new URL(url).origin) throw new CalendarError('redirected', { redirectedTo: host });
    if (response.status !== 207) refuseStatus(response, now);
    return { blocks: response.body, url: response.url };
  }

  /** Sends a request whose response is short, and parses it. */
  async function ask(request: DavRequest): Promise<XmlResponse> {
    const { blocks, url } = await askForBlocks({ maxBytes: maxResponseBytes, ...request });
    const root = parseXml(textOf(blocks));
    if (!root) throw new CalendarError('cut_off');
    return { root, url };
  }

  return { send, ask, askForBlocks, ticket };
}

import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import type { Target } from './target.ts';

type PostRequest = {
  readonly target: Target;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Gives up. */
  readonly signal: AbortSignal;
};

export type PostResponse = {
  readonly status: number;
  /** The Retry-After header as it came. */
  readonly retryAfter: string | undefined;
};

/** Sends a request. */
export type Post = (request: PostRequest) => Promise<PostResponse>;

const mostReadBytes = 64 * 1024;

/**
 * Posts to the addresses that were checked, under the target's name: who asks for the name again may be led elsewhere.
 * A redirection is an answer like any other. Of what is answered only the head matters; some of the body is read so
 * that the other side can finish.
 */
export const post: Post = ({ target, headers, body, signal }) =>
  new Promise((resolve, reject) => {
    const send = target.url.protocol === 'https:' ? requestHttps : requestHttp;
    const sending = send(target.url, { ...optionsFor(target, signal), headers: { ...headers, ...lengthOf(body) } });
    // Even after the answer: an error nobody hears of ends the process.
    sending.on('error', reject);
    sending.once('response', (response) => {
      const { statusCode = 0, headers: answered } = response;
      readSome(response).then(() => resolve({ status: statusCode, retryAfter: answered['retry-after'] }), reject);
    });
    sending.end(body);
  });

function optionsFor({ addresses }: Target, signal: AbortSignal): RequestOptions {
  // A connection of its own: one that is kept open was made for another check.
  return { method: 'POST', agent: false, signal, lookup: lookupIn(addresses) };
}

function lengthOf(body: string): Record<string, string> {
  return { 'content-length': String(Buffer.byteLength(body)) };
}

/** Answers any name with the addresses that were checked. */
function lookupIn(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_name, { all }, callback) => {
    const [first] = found;
    if (all || !first) callback(null, found);
    else callback(null, first.address, first.family);
  };
}

async function readSome(response: IncomingMessage): Promise<void> {
  let readBytes = 0;
  for await (const chunk of response) {
    readBytes += chunk.length;
    // Leaving the loop ends the connection.
    if (readBytes >= mostReadBytes) return;
  }
}

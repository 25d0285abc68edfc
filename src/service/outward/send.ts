import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { createSteps } from '../concurrency/index.ts';
import { type Blocks, createBlocks } from './blocks.ts';
import type { Target } from './target.ts';

/** The methods of HTTP and of WebDAV (RFC 4918, RFC 3253) that are sent. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS' | 'PROPFIND' | 'REPORT';

export type SendRequest = {
  readonly target: Target;
  readonly method: Method;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** Aborts the request. */
  readonly signal: AbortSignal;
  /** The most bytes of the body to read, after decompression. */
  readonly maxBytes: number;
  /** Accepts a compressed response, and decompresses it. @default false */
  readonly unpacks?: boolean;
  /** Waits for the turn to read the next 64 kB of a long body. @default the next round of the event loop */
  readonly nextStep?: (() => Promise<void>) | undefined;
};

export type SendResponse = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Blocks;
  /** False if the body is longer than `maxBytes`; the rest was not read. */
  readonly isWhole: boolean;
};

/** Sends a request. */
export type Send = (request: SendRequest) => Promise<SendResponse>;

/**
 * Sends a request to the checked addresses under the target's name: resolving the name again might lead elsewhere. A
 * redirect is a response like any other.
 */
export const send: Send = ({
  target,
  method,
  headers,
  body,
  signal,
  maxBytes,
  unpacks = false,
  nextStep = inNextRound,
}) =>
  new Promise((resolve, reject) => {
    const request = target.url.protocol === 'https:' ? requestHttps : requestHttp;
    // A new connection: one that was kept open belongs to an earlier check.
    const connection = { method, agent: false, signal, lookup: lookupIn(target.addresses) };
    const allHeaders = { ...headers, ...lengthOf(body), ...(unpacks && { 'accept-encoding': 'gzip' }) };
    const outgoingRequest = request(target.url, { ...connection, headers: allHeaders });
    // Even after the response: an unhandled error would end the process.
    outgoingRequest.on('error', reject);
    outgoingRequest.once('response', (response) => {
      const { statusCode: status = 0, headers: responseHeaders } = response;
      const stream = unpacks ? decodeBody(response) : response;
      readUpTo(stream, { maxBytes, nextStep }).then(
        (content) => resolve({ status, headers: responseHeaders, ...content }),
        reject,
      );
    });
    outgoingRequest.end(body);
  });

function lengthOf(body: string | undefined): Record<string, string> {
  return body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
}

/** Answers every lookup with the checked addresses. */
function lookupIn(addresses: readonly string[]): LookupFunction {
  const results = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_name, { all }, callback) => {
    const [first] = results;
    if (all || !first) callback(null, results);
    else callback(null, first.address, first.family);
  };
}

function decodeBody(response: IncomingMessage): AsyncIterable<Buffer> {
  const coding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  return /^(x-)?gzip$/.test(coding) ? decompress(response) : response;
}

/**
 * Decompresses a body. Some servers mark every response as compressed, also 204, 304 and others without a body: those
 * stay empty.
 */
async function* decompress(response: IncomingMessage): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  let isEmpty = true;
  response.once('data', () => {
    isEmpty = false;
  });
  // A broken connection is an error of the stream being read.
  pipeline(response, gunzip).catch((error) => gunzip.destroy(error));
  try {
    yield* gunzip;
  } catch (error) {
    if (!isEmpty || !response.complete) throw error;
  }
}

/** Long bodies take turns to be read in steps of this size, so that they do not keep other requests waiting. */
const stepBytes = 64 * 1024;
const inNextRound = createSteps();

type ReadLimits = { readonly maxBytes: number; readonly nextStep: () => Promise<void> };

async function readUpTo(
  stream: AsyncIterable<Buffer>,
  { maxBytes, nextStep }: ReadLimits,
): Promise<Pick<SendResponse, 'body' | 'isWhole'>> {
  const blocks = createBlocks();
  let pause = 4 * stepBytes;
  for await (const chunk of stream) {
    blocks.add(chunk);
    // Leaving the loop ends the connection.
    if (blocks.byteLength() > maxBytes) return { body: blocks.take(), isWhole: false };
    if (blocks.byteLength() < pause) continue;
    await nextStep();
    pause = blocks.byteLength() + stepBytes;
  }
  return { body: blocks.take(), isWhole: true };
}

/**
 * What every response has: its headers, its body as bytes, and its encoding.
 *
 * A body is written and compressed once for everyone who requests it, so that each further visitor costs only a lookup.
 */
export type { Compress } from './content-codings.ts';
export { createRespond, type Respond } from './respond.ts';
export { bodyBytes, createWriteBody, type WriteBody } from './write-body.ts';

/**
 * What every response has: its headers, its body as bytes, and its encoding.
 *
 * The decision behind it: a body is written and compressed once for everybody who requests it, so that a further
 * visitor costs no more than a lookup.
 */
export type { Compress } from './content-codings.ts';
export { createRespond, type Respond } from './respond.ts';
export { bodyBytes, createWriteBody, type WriteBody } from './write-body.ts';

/**
 * What every response has: its headers, its body as bytes, and its encoding.
 *
 * The decision behind it: a body is written and compressed once for all who ask for the same, so that a visitor after the
 * first costs no more than a look-up.
 */
export type { Compress } from './content-codings.ts';
export { createRespond, type Respond } from './respond.ts';
export { bodyBytes, createWriteBody, type WriteBody } from './write-body.ts';

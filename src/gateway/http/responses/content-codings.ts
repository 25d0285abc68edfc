import { parseAccept } from 'hono/utils/accept';

/** The content codings of a body (RFC 9110, 8.4.1), the smallest result first. */
const codings = ['br', 'gzip'] as const;

/** One of `codings`. */
export type ContentCoding = (typeof codings)[number];

/** Compresses a body in each coding that the host of the gateway supports. */
export type Compress = {
  readonly [Coding in ContentCoding]?: (body: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;
};

/** The smallest body worth compressing, in bytes: a smaller one fits into one packet anyway. */
export const compressedFromBytes = 1024;

/**
 * Chooses the coding of a response from those the client accepts (RFC 9110, 12.5.3). Returns undefined to send the body
 * uncompressed.
 */
export function chooseCoding(acceptEncoding: string | undefined, compress: Compress): ContentCoding | undefined {
  if (acceptEncoding === undefined) return undefined;
  const accepted = parseAccept(acceptEncoding).map(({ type, q }) => ({ name: type.toLowerCase(), q }));
  const weightOf = (coding: string) => accepted.find(({ name }) => name === coding) ?? accepted.find(isAny);
  return codings.find((coding) => compress[coding] !== undefined && (weightOf(coding)?.q ?? 0) > 0);
}

function isAny({ name }: { readonly name: string }): boolean {
  return name === '*';
}

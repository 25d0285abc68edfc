import { parseAccept } from 'hono/utils/accept';

/** What a body can be compressed with (RFC 9110, 8.4.1), the smallest first. */
const codings = ['br', 'gzip'] as const;

/** One of `codings`. */
export type ContentCoding = (typeof codings)[number];

/** Compresses a body, for each coding that the host of the gateway knows. */
export type Compress = {
  readonly [Coding in ContentCoding]?: (body: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;
};

/** Smaller bodies fit into one packet either way. */
export const compressedFromBytes = 1024;

/** Chooses what a client accepts of what there is (RFC 9110, 12.5.3); undefined to send the body as it is. */
export function chooseCoding(acceptEncoding: string | undefined, compress: Compress): ContentCoding | undefined {
  if (acceptEncoding === undefined) return undefined;
  const accepted = parseAccept(acceptEncoding).map(({ type, q }) => ({ name: type.toLowerCase(), q }));
  const weightOf = (coding: string) => accepted.find(({ name }) => name === coding) ?? accepted.find(isAny);
  return codings.find((coding) => compress[coding] !== undefined && (weightOf(coding)?.q ?? 0) > 0);
}

function isAny({ name }: { readonly name: string }): boolean {
  return name === '*';
}

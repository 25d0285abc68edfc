import { success } from '../../contract/index.ts';
import type { Made, Representation } from '../cache/index.ts';
import { FairMap } from '../state/index.ts';
import { digest } from '../tokens/index.ts';

/** The body of a response as it goes out, and its entity tag (RFC 9110, 8.8.3). */
export type WrittenBody = { readonly body: Uint8Array<ArrayBuffer>; readonly etag: string };

/** How many bytes of bodies a process keeps. */
export const bodyBytes = 16 * 1024 * 1024;

/** Writes the body of a representation, or takes what was written for the same key and version. */
export type WriteBody = <Data>(representation: Representation<Data>) => Promise<WrittenBody>;

/** Creates a writer that keeps what it wrote, so that a visitor after the first costs no more than a look-up. */
export function createWriteBody(): WriteBody {
  const kept = new FairMap<WrittenBody & { readonly version: string }>({
    mostBytes: bodyBytes,
    bytesOf: ({ body, version }) => body.byteLength + 2 * version.length,
  });
  const underWay = new Map<string, Promise<WrittenBody>>();

  async function writeNew<Data>({ owner, key, version, make }: Representation<Data>): Promise<WrittenBody> {
    const made = await make();
    const written = await writeOut(made);
    if (made.isLasting) kept.set(owner, key, { ...written, version });
    return written;
  }

  return async function writeBody(representation) {
    const { owner, key, version } = representation;
    const known = kept.get(owner, key);
    if (known?.version === version) return known;
    // All who ask for the same together are sent the same bytes.
    const name = `${key} ${version}`;
    const shared = underWay.get(name) ?? writeNew(representation).finally(() => underWay.delete(name));
    underWay.set(name, shared);
    return shared;
  };
}

async function writeOut({ data }: Made<unknown>): Promise<WrittenBody> {
  const text = JSON.stringify(success(data));
  // Bytes, so that a text is encoded once and not for every visitor. The tag is weak: it is made from the content, whatever
  // encoding it travels in.
  return { body: new TextEncoder().encode(text), etag: `W/"${await digest(text)}"` };
}

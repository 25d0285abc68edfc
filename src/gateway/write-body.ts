import { success } from '../contract/index.ts';
import { BoundedMap } from './bounded-map.ts';
import { digest } from './digest.ts';
import type { Made, Representation } from './representation.ts';

/** The body of an answer as it goes out, and its entity tag (RFC 9110, 8.8.3). */
export type WrittenBody = { readonly body: Uint8Array<ArrayBuffer>; readonly etag: string };

/** How many bytes of bodies are kept. */
const keptBytes = 16 * 1024 * 1024;

/** Writes the body of a representation, or takes what was written for the same key and version. */
export type WriteBody = <Data>(representation: Representation<Data>) => Promise<WrittenBody>;

/** Creates a writer that keeps what it wrote, so that a visitor after the first costs no more than a look-up. */
export function createWriteBody(): WriteBody {
  const kept = new BoundedMap<WrittenBody & { readonly version: string }>(keptBytes, ({ body }) => body.byteLength);
  return async function writeBody({ key, version, make }) {
    const known = kept.get(key);
    if (known?.version === version) return known;
    const made = await make();
    const written = await writeOut(made);
    if (made.isLasting) kept.set(key, { ...written, version });
    return written;
  };
}

async function writeOut({ data }: Made<unknown>): Promise<WrittenBody> {
  const text = JSON.stringify(success(data));
  // Bytes, so that a text is not encoded anew for every visitor. The tag is weak: it is made from the content, whatever
  // encoding it travels in.
  return { body: new TextEncoder().encode(text), etag: `W/"${await digest(text)}"` };
}

import { success } from '../../../contract/index.ts';
import type { Representation, RepresentationData } from '../../cache/index.ts';
import { FairMap } from '../../state/index.ts';
import { digest } from '../../tokens/index.ts';
import { type Compress, type ContentCoding, chooseCoding, compressedFromBytes } from './content-codings.ts';

/** The body of a response as it is sent, and its entity tag (RFC 9110, 8.8.3). */
export type WrittenBody = {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** Undefined for a body that is not compressed. */
  readonly coding: ContentCoding | undefined;
};

/** How many bytes of bodies a process keeps. */
export const bodyBytes = 16 * 1024 * 1024;

/**
 * Writes the body of a representation in a coding that the client accepts. Reuses the body if it was written before for
 * the same key and version.
 */
export type WriteBody = <Data>(
  representation: Representation<Data>,
  acceptEncoding: string | undefined,
) => Promise<WrittenBody>;

/** The representation to write, and the function that writes it if it is not cached. */
type BodyRequest = Pick<Representation<unknown>, 'key' | 'owner' | 'version'> & {
  readonly write: () => Promise<{ readonly result: WrittenBody; readonly isLasting: boolean }>;
};

/**
 * Creates a writer that keeps written bodies, so that each further visitor costs only a lookup. A compressed body is
 * kept beside the plain one, so it is compressed once and not for every visitor.
 */
export function createWriteBody(compress: Compress): WriteBody {
  const bodies = new FairMap<WrittenBody & { readonly version: string }>({
    maxBytes: bodyBytes,
    bytesOf: ({ body, version }) => body.byteLength + 2 * version.length,
  });
  const underWay = new Map<string, ReturnType<BodyRequest['write']>>();

  async function writeNew({ owner, key, version, write }: BodyRequest): ReturnType<BodyRequest['write']> {
    const { result, isLasting } = await write();
    if (isLasting) bodies.set(owner, key, { ...result, version });
    return { result, isLasting };
  }

  async function find(request: BodyRequest): ReturnType<BodyRequest['write']> {
    const { owner, key, version } = request;
    const entry = bodies.get(owner, key);
    if (entry?.version === version) return { result: entry, isLasting: true };
    // Everyone who requests it at the same time gets the same bytes.
    const name = `${key} ${version}`;
    const pending = underWay.get(name) ?? writeNew(request).finally(() => underWay.delete(name));
    underWay.set(name, pending);
    return pending;
  }

  return async function writeBody({ owner, key, version, make }, acceptEncoding) {
    const plain = () => find({ owner, key, version, write: async () => writeOut(await make()) });
    const coding = chooseCoding(acceptEncoding, compress);
    const encode = coding && compress[coding];
    if (!encode) return (await plain()).result;
    const outcome = await find({
      owner,
      version,
      key: `${coding} ${key}`,
      async write() {
        const { result, isLasting } = await plain();
        if (result.body.byteLength < compressedFromBytes) return { result, isLasting };
        return { result: { ...result, body: await encode(result.body), coding }, isLasting };
      },
    });
    return outcome.result;
  };
}

async function writeOut({ data, isLasting }: RepresentationData<unknown>): ReturnType<BodyRequest['write']> {
  const text = JSON.stringify(success(data));
  // Bytes, so that a text is encoded once and not for every visitor. The tag is weak, because it depends on the content
  // and not on its coding.
  const result = {
    body: new TextEncoder().encode(text),
    etag: `W/"${await digest(text)}"`,
    coding: undefined,
  };
  return { result, isLasting };
}

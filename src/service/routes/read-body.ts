import { accept, type Outcome, refuse } from '../acts/index.ts';

const longestBodyBytes = 256 * 1024;

/** Reads a body of JSON: declared as such, in UTF-8, and not too long, whatever length it claims. */
export async function readBody(request: Request): Promise<Outcome<unknown>> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return refuse({ code: 'unsupported_media_type' });
  }
  const bytes = await readBytes(request);
  return bytes ? parseJson(bytes) : refuse({ code: 'body_too_large' });
}

/** Returns undefined as soon as there are too many. */
async function readBytes({ body }: Request): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > longestBodyBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseJson(bytes: Uint8Array): Outcome<unknown> {
  try {
    return accept(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return refuse({ code: 'invalid_json' });
  }
}

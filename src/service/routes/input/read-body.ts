import { isPlainJson, ok, type Result, refuse } from '../../../contract/index.ts';

const longestBodyBytes = 256 * 1024;

/** The body of a request. An empty one needs no content type. */
export type RawBody = { readonly isJson: boolean; readonly bytes: Uint8Array };

/**
 * Reads a body up to the limit, whatever length it claims. Refuses a content type other than JSON, except of an empty
 * body: many clients name the type of a form with every POST.
 *
 * @param longestBytes `longestBodyBytes` by default
 */
export async function readRawBody(request: Request, longestBytes = longestBodyBytes): Promise<Result<RawBody>> {
  const isJson = isPlainJson(request.headers);
  const bytes = await readBytes(request, isJson ? longestBytes : 0);
  if (bytes.ok) return ok({ isJson, bytes: bytes.data });
  return isJson ? bytes : refuse({ code: 'unsupported_media_type' });
}

/** Reads JSON in UTF-8, declared as JSON. */
export function parseBody({ isJson, bytes }: RawBody): Result<unknown> {
  return isJson ? parseJson(bytes) : refuse({ code: 'unsupported_media_type' });
}

/** Refuses as soon as the limit is exceeded. */
async function readBytes({ body }: Request, longestBytes: number): Promise<Result<Uint8Array>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of body ?? []) {
      length += chunk.length;
      if (length > longestBytes) return refuse({ code: 'body_too_large' });
      chunks.push(chunk);
    }
  } catch {
    // The sender has gone: half a body is not JSON, and this is no failure of the service.
    return refuse({ code: 'invalid_json' });
  }
  return ok(Buffer.concat(chunks));
}

function parseJson(bytes: Uint8Array): Result<unknown> {
  try {
    return ok(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return refuse({ code: 'invalid_json' });
  }
}

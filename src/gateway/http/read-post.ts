import type { Context } from 'hono';
import * as v from 'valibot';
import { errorsByPath, isPlainJson, ok, type Result, refuse } from '../../contract/index.ts';
import { readAtMost } from '../state/index.ts';
import { isAllowedOrigin, type OriginRules } from './origins/index.ts';

const longestBodyBytes = 16 * 1024;

/** The request of a page to change something. */
export type PostRequest<Body> = { readonly body: Body; readonly idempotencyKey: string | undefined };

/**
 * Reads a request to change something. CORS only hides responses, so a request from a page that is not allowed must not
 * change anything either.
 */
export async function readPost<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
  allowedOrigins: OriginRules,
): Promise<Result<PostRequest<v.InferOutput<Schema>>>> {
  const isAllowed = isAllowedOrigin(allowedOrigins, context.req.header('origin') ?? '');
  if (!isAllowed) return refuse({ code: 'origin_not_allowed' });
  const key = readIdempotencyKey(context);
  if (!key.ok) return key;
  const body = await readBody(context, schema);
  return body.ok ? ok({ body: body.data, idempotencyKey: key.data }) : body;
}

/**
 * Reads a body. Accepts only JSON that is declared as JSON, which a form of another site cannot send. A body that is
 * optional may be empty.
 */
async function readBody<Schema extends v.GenericSchema>(
  { req }: Context,
  schema: Schema,
): Promise<Result<v.InferOutput<Schema>>> {
  if (!isPlainJson(req.raw.headers)) return refuse({ code: 'unsupported_media_type' });
  const bytes = await readBytes(req.raw);
  if (!bytes.ok) return bytes;
  const isLeftOut = bytes.data.length === 0 && schema.type === 'optional';
  const body = isLeftOut ? ok(undefined) : parseJson(bytes.data);
  if (!body.ok) return body;
  const parsed = v.safeParse(schema, body.data);
  if (parsed.success) return ok(parsed.output);
  return refuse({ code: 'validation_failed', errors: errorsByPath(parsed.issues) });
}

async function readBytes({ body }: Request): Promise<Result<Uint8Array>> {
  try {
    const bytes = body ? await readAtMost(body, longestBodyBytes) : new Uint8Array();
    return bytes ? ok(bytes) : refuse({ code: 'body_too_large' });
  } catch {
    // The sender has gone. Half a body is not JSON, but this is not a failure of the gateway.
    return refuse({ code: 'invalid_json' });
  }
}

/** Reads the Idempotency-Key header: 1 to 255 printable ASCII characters. */
function readIdempotencyKey({ req }: Context): Result<string | undefined> {
  const key = req.header('idempotency-key');
  if (key === undefined || /^[\x20-\x7e]{1,255}$/.test(key)) return ok(key);
  const sentence = 'must be 1 to 255 printable ASCII characters';
  return refuse({ code: 'validation_failed', errors: { 'Idempotency-Key': [sentence] } });
}

function parseJson(bytes: Uint8Array): Result<unknown> {
  try {
    return ok(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return refuse({ code: 'invalid_json' });
  }
}

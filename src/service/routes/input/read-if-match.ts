import type { Context } from 'hono';
import { type EndpointName, endpoints, ok, type Result, refuse, takesIfMatch } from '../../../contract/index.ts';
import type { Env } from '../env.ts';

/**
 * Reads the version that a request changes. Returns undefined without the header, and for `*`, which matches any
 * version.
 */
export function readIfMatch(context: Context<Env>, name: EndpointName): Result<string | undefined> {
  const header = context.req.header('if-match');
  if (header === undefined || endpoints[name].method === 'GET') return ok(undefined);
  if (!takesIfMatch(endpoints[name])) return invalid(notHere);
  if (header === '*') return ok(undefined);
  const [, version] = /^"([^"]*)"$/.exec(header) ?? [];
  return version === undefined ? invalid('must be one "updated_at" in quotes, or *') : ok(version);
}

/** Refused rather than ignored: the caller relies on it to prevent a change if the resource has changed. */
const notHere = 'cannot be sent here: only a PUT of a resource with "updated_at" accepts it';

function invalid(sentence: string) {
  return refuse({ code: 'validation_failed', errors: { 'If-Match': [sentence] } });
}

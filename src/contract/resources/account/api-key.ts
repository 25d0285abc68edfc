import * as v from 'valibot';
import { scopes } from '../../scopes.ts';

/** An API key as shown after its creation, without the secret. */
export const ApiKey = v.object({
  id: v.number(),
  /** What it is for; empty for a key created on the command line. */
  name: v.string(),
  scopes: v.array(v.picklist(scopes)),
  last_four: v.string(),
  /** The user it acts for. */
  user_id: v.number(),
  created_at: v.string(),
  /** To the minute; null before its first use. */
  last_used_at: v.nullable(v.string()),
});

export type ApiKey = v.InferOutput<typeof ApiKey>;

/** A new API key, in full. It is never shown again. */
export const IssuedApiKey = v.object({ ...ApiKey.entries, key: v.string() });

export type IssuedApiKey = v.InferOutput<typeof IssuedApiKey>;

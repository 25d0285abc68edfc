import * as v from 'valibot';

const Access = v.object({ server: v.string(), username: v.string(), password: v.string() });

/** What is kept, sealed, of an account on a calendar server. */
export type ServerAccess = v.InferOutput<typeof Access>;

/** Writes what is sealed. */
export function writeAccess({ server, username, password }: ServerAccess): string {
  return JSON.stringify({ server, username, password });
}

/** Reads what was sealed. */
export function parseAccess(text: string): ServerAccess {
  return v.parse(Access, JSON.parse(text));
}

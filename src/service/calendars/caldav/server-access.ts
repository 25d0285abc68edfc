import * as v from 'valibot';

const Access = v.object({
  server: v.string(),
  username: v.string(),
  password: v.string(),
  /** The mail addresses at which its user is invited, in lower case. They are personal, so they are encrypted too. */
  addresses: v.optional(v.array(v.string()), []),
});

/** The access to an account on a calendar server, which is stored encrypted. */
export type ServerAccess = v.InferOutput<typeof Access>;

/** Serializes it for encryption. */
export function writeAccess({ server, username, password, addresses }: v.InferInput<typeof Access>): string {
  return JSON.stringify({ server, username, password, addresses });
}

/** Parses it after decryption. */
export function parseAccess(text: string): ServerAccess {
  return v.parse(Access, JSON.parse(text));
}

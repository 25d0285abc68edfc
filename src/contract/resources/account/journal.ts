import * as v from 'valibot';

/**
 * How a change came: from somebody signed in, with an API key, from an agent with one, or from a page, where the invitee
 * is the one who acts.
 */
const actorKinds = ['session', 'key', 'mcp', 'gateway'] as const;

/** Who changed something. */
export const Actor = v.object({
  via: v.picklist(actorKinds),
  /** The user who is signed in or has the key; null for an invitee. */
  user_id: v.nullable(v.number()),
  /** Absent without a key. */
  key_id: v.optional(v.number()),
});

export type Actor = v.InferOutput<typeof Actor>;

/** One change of an account: who changed what, never what a secret, an answer or a note says. */
export const JournalEntry = v.object({
  id: v.string(),
  at: v.string(),
  actor: Actor,
  /** The operation, by its name in the description of the interface. */
  operation: v.string(),
  subject: v.object({ kind: v.string(), id: v.string() }),
  /** The names of the fields that were sent. */
  fields: v.array(v.string()),
});

export type JournalEntry = v.InferOutput<typeof JournalEntry>;

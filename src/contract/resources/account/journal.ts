import * as v from 'valibot';

/**
 * How a change was made: by a signed-in person, with an API key, by an agent with a key, on a page, by the invitee, or
 * with a command, by the operator of the server, or by the service itself, as the account's settings say.
 */
const actorKinds = ['session', 'key', 'mcp', 'gateway', 'command', 'service'] as const;

/** Who changed something. */
export const Actor = v.object({
  via: v.picklist(actorKinds),
  /** The user who is signed in or has the key; null for an invitee, an operator and the service. */
  user_id: v.nullable(v.number()),
  /** Absent without a key. */
  key_id: v.optional(v.number()),
});

export type Actor = v.InferOutput<typeof Actor>;

/** One change in an account and who made it. Never holds the value of a secret, an answer or a note. */
export const JournalEntry = v.object({
  id: v.string(),
  at: v.string(),
  actor: Actor,
  /** The operation, by its name in the OpenAPI document. */
  operation: v.string(),
  subject: v.object({
    kind: v.string(),
    id: v.string(),
    /** The name it has now; for an event, that of its invitee. Absent if it was deleted or has none. */
    name: v.optional(v.string()),
  }),
  /** The names of the fields that were sent. */
  fields: v.array(v.string()),
  /** Whether it was archived, and not restored; only of `archiveEventType`, and absent in older entries. */
  archived: v.optional(v.boolean()),
  /** Whether it was marked as a no-show, or no longer; only of `markEventNoShow`, and absent in older entries. */
  absent: v.optional(v.boolean()),
});

export type JournalEntry = v.InferOutput<typeof JournalEntry>;

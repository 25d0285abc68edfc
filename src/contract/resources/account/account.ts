import * as v from 'valibot';

/** What a key leads to: a tenant of the service. */
export const Account = v.object({
  id: v.number(),
  name: v.string(),
  /** The origins of the pages that may book; null for all that the operator of the gateway lets in. */
  allowed_origins: v.nullable(v.array(v.string())),
});

export type Account = v.InferOutput<typeof Account>;

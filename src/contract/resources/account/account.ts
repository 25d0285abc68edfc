import * as v from 'valibot';

/** The account of a key: a tenant of the service. */
export const Account = v.object({
  id: v.number(),
  name: v.string(),
  /** The origins of the pages that may book; null for all origins that the operator of the gateway allows. */
  allowed_origins: v.nullable(v.array(v.string())),
});

export type Account = v.InferOutput<typeof Account>;

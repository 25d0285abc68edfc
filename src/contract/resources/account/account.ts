import * as v from 'valibot';

/** What a key leads to: a tenant of the service. */
export const Account = v.object({
  id: v.number(),
  name: v.string(),
  /** Whose pages may book: origins; null for all that whoever runs the gateway lets in. */
  allowed_origins: v.nullable(v.array(v.string())),
});

export type Account = v.InferOutput<typeof Account>;

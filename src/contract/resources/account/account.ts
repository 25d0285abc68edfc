import * as v from 'valibot';

/** The account of a key: a tenant of the service. */
export const Account = v.object({
  id: v.number(),
  name: v.string(),
  /** The origins of the pages that may book; null for all origins that the operator of the gateway allows. */
  allowed_origins: v.nullable(v.array(v.string())),
  /** The origins that the operator of the gateway allows; null for all. Absent if the service does not know them. */
  gateway_origins: v.optional(v.nullable(v.array(v.string()))),
  /** The origin of the gateway's own pages, which may always book. Absent if the service does not know it. */
  own_origin: v.optional(v.string()),
  /** After how many calendar months without a meeting the data of an invitee is erased; null for never. */
  erase_after_months: v.nullable(v.number()),
});

export type Account = v.InferOutput<typeof Account>;

import * as v from 'valibot';

/** People of an account who appear together. */
export const Team = v.object({
  id: v.number(),
  name: v.string(),
  /** Unique across all teams and users, in any letter case. */
  username: v.string(),
  about: v.string(),
  /** An absolute https URL, or empty. */
  logo: v.string(),
});

export type Team = v.InferOutput<typeof Team>;

import * as v from 'valibot';

/** How the business behind an account presents itself on its public pages and in its emails. */
export const Branding = v.object({
  /** If empty, pages and emails name only the host. */
  name: v.string(),
  /** The accent as `#rrggbb`; null for the default. */
  color: v.nullable(v.string()),
  /** The path of the picture on this server; null for none. */
  logo: v.nullable(v.string()),
  /** Whether search engines may list the public pages. */
  is_listed: v.boolean(),
  /** The beginning of 1970 if it was never changed. */
  updated_at: v.string(),
});

export type Branding = v.InferOutput<typeof Branding>;

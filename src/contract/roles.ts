/** What a person may do in an account, the most first. */
export const roles = ['owner', 'admin', 'member'] as const;

/** What a person may do in an account: one of `roles`. */
export type Role = (typeof roles)[number];

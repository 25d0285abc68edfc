/** The roles of a person in an account, from the most rights to the fewest. */
export const roles = ['owner', 'admin', 'member'] as const;

/** The role of a person in an account: one of `roles`. */
export type Role = (typeof roles)[number];

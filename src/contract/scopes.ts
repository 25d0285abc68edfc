/** The scopes of an API key: to read everything, to change bookings, and to change everything else. */
export const scopes = ['read', 'book', 'settings'] as const;

/** One of `scopes`. */
export type Scope = (typeof scopes)[number];

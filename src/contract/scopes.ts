/** What an API key may do: read everything, change bookings, and change everything else. */
export const scopes = ['read', 'book', 'settings'] as const;

/** One of `scopes`. */
export type Scope = (typeof scopes)[number];

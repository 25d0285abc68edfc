/**
 * A search with more matches than this is not sorted first: a page soon fills with the newest matches. A search with
 * fewer is sorted: PostgreSQL, which expects matches to be evenly distributed, would otherwise read all other rows
 * first if the matches are old.
 */
export const maxSorted = 25_000;

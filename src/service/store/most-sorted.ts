/**
 * A search that finds more than so many does not put them in order: among so many, a page is soon full with the newest
 * that match. One that finds fewer does: PostgreSQL, which expects matches to be spread evenly, would otherwise read all
 * the others first where those that match are old.
 */
export const mostSorted = 25_000;

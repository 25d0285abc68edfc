/**
 * Pages whose first times `npm run bench:page` compares: ours, the same packages without a widget, and peers.
 *
 * The decision behind it: every page is served by the same server, compressed alike, with the same times, so that only
 * what browsers load and run differs. Peers are installed for a run only: nothing here depends on them.
 */
export { type ComparedPage, openPages } from './open-pages.ts';

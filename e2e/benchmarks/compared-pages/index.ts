/**
 * The pages whose first times `npm run bench:page` compares: ours, one with the same packages but no widget, and peers.
 *
 * Design: every page is served by the same server, compressed alike, with the same times, so that only what browsers
 * load and run differs. Peers are installed only for a run. Nothing here depends on them.
 */
export { type ComparedPage, openPages } from './open-pages.ts';

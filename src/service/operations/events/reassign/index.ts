/**
 * Events that are given to another host: who could host one, and the change itself.
 *
 * Design: the list of hosts reads no calendar again, since it may be about everyone in the account. It shows what is
 * known, and the change itself checks the one who was chosen.
 */
export { listEventHosts } from './list-event-hosts.ts';
export { reassign } from './reassign.ts';

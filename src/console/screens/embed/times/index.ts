/**
 * Times that a host offers in an email: a few of those that are free, each a link that opens it ready to book.
 *
 * The decision behind it: nothing is held back for anybody. A link names a time, and whoever opens it after somebody
 * else has booked it is offered the others.
 */
export { TimesCard } from './times-card.tsx';

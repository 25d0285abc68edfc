/**
 * Times that a host offers in an email: a few free ones, each a link that opens the form with that time.
 *
 * Design: no time is reserved. A link names a time. If it has been booked since, the page offers the others.
 */
export { TimesCard } from './times-card.tsx';

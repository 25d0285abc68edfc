/**
 * Returns how many minutes of each day each host of an event type can be booked.
 *
 * Design: a separate operation. The explanation of slots covers one day, and does not say who else could host a start
 * that one host offers. Slots are computed twice for each host: by all rules, and by the weekly hours alone. Only minutes
 * are returned, because they do not reveal what a host does.
 */
export { getEventTypeCoverage } from './get-coverage.ts';

/**
 * How much of each day the hosts of an event type can be booked.
 *
 * Design: an operation of its own. The explanation of slots explains one day, and a start that any host offers has no
 * refusals there, so it does not say who else could host it. Here each host is asked for their slots, once as they are
 * and once by their weekly hours alone, and only minutes are returned: they say nothing about what a host does.
 */
export { getEventTypeCoverage } from './get-coverage.ts';

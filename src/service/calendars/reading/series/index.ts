/**
 * Finds when the entries of one series keep their host busy: occurrences, their changes and their exceptions.
 *
 * Design: generators, so that a series of hundreds of thousands of times is never in memory before adjoining times are
 * joined.
 */
export type { BusyTime } from './busy-times.ts';
export { expandSeries } from './expand-series.ts';

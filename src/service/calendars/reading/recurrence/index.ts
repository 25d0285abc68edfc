/**
 * Recurrence rules (RFC 5545, 3.3.10), counted in wall time.
 *
 * The decision behind it: a rule comes from a stranger, and some never match. So it is followed period by period (years,
 * months, weeks, days or hours), each of which costs a unit of a limit, and without a count it begins near the range
 * that is asked for. A library's iterator can be given neither a limit nor a place to begin; the tests compare with one.
 */
export { findOccurrences } from './find-occurrences.ts';
export { parseRule, type Rule } from './parse-rule.ts';
export { createWorkLimit, TooMuchWork, type WorkLimit } from './work-limit.ts';

/**
 * Recurrence rules (RFC 5545, 3.3.10), in wall time.
 *
 * Design: a rule comes from a stranger, and some never match. It is therefore expanded period by period (years to
 * seconds), each of which counts toward a limit, and without COUNT the expansion starts near the requested
 * range. The iterator of a library accepts neither a limit nor a starting point; the tests compare with one.
 */
export { findOccurrences } from './find-occurrences.ts';
export { parseRule, type Rule } from './parse-rule.ts';
export { createWorkLimit, TooMuchWork, type WorkLimit } from './work-limit.ts';

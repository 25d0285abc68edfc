/**
 * Time zones: their names, and when their offset changes.
 *
 * Design: a name is checked once, on input, and is branded from then on. Where many times are computed, the offsets of
 * a zone are looked up once for each interval between two transitions, because `Intl` takes microseconds for each time.
 */
export { createOffsetLookup, type OffsetInterval, offsetAt, splitAtTransitions } from './offset-transitions.ts';
export { isZoneName, utc, type ZoneName, zoneNameInAnyCase } from './zone-name.ts';

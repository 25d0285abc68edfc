/**
 * The time zones of calendar files: zones found by name, and zones that a file defines itself.
 *
 * Design: a known name takes precedence over the definition in the file, because Outlook's definitions are right for
 * one year only.
 */
export { readDefinedZone } from './defined-zone.ts';
export { findZoneName } from './resolve-zone.ts';
export { openZone, readOffsetZone, utcZone, type Zone } from './zone.ts';

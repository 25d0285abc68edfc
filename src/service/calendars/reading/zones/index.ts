/**
 * The zones of calendar files: how a name leads to one, and those that a file defines itself.
 *
 * The decision behind it: a name that is known wins over the file's own definition, since those of Outlook are right for
 * one year only.
 */
export { readDefinedZone } from './defined-zone.ts';
export { findZoneName } from './resolve-zone.ts';
export { openZone, type Zone } from './zone.ts';

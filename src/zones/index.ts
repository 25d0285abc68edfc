/**
 * Time zones for people: the city of a zone in each language, its country and its offset, and finding a zone by any of
 * these. Pure, using `Intl` only.
 *
 * Design: people never have to know an IANA name. The widget and the console name and search zones in the same way. The
 * tables of places are large, so a page loads them with the chooser.
 */
export { browserZone } from './browser-zone.ts';
export { loadCityNames } from './city-names.ts';
export { cityOf } from './city-of.ts';
export { groupZones, type ZoneGroup } from './group-zones.ts';
export { minutesAhead, offsetName, offsetsOfMonth } from './offsets.ts';
export { type FoundZone, searchZones } from './search-zones.ts';
export { writeUnambiguousRange, writeUnambiguousTime } from './unambiguous-times.ts';
export { createZoneEntries, listZones, type ZoneEntry } from './zone-list.ts';

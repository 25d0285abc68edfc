/**
 * The tables of places: the country of each city that a zone is named after, and other names that people type for the
 * zone.
 *
 * Design: facts about places are separate from the code that searches and groups zones, each table with its sources, so
 * that it can be corrected without reading anything else.
 */
export { countryNames, placeNames } from './place-names.ts';
export { continentOf, countryOf } from './zone-countries.ts';

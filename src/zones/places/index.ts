/**
 * The tables of places: the country of each city that a zone is named after, and what people type for it besides its name.
 *
 * The decision behind it: facts about places stand apart from the code that searches and groups zones by them, each table
 * with its sources, so that it can be corrected without reading anything else.
 */
export { countryNames, placeNames } from './place-names.ts';
export { continentOf, countryOf } from './zone-countries.ts';

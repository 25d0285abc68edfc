import { citiesByPopulation } from './cities-by-population.ts';

/** A zone's country (ISO 3166-1), and its rank by population, 1 for the largest. */
export type ZoneCountry = { readonly country: string; readonly rank: number };

/** The regions of UN M49 that `Intl.DisplayNames` names, by the first part of a zone's name. */
const continents: Readonly<Record<string, string>> = {
  Europe: '150',
  Africa: '002',
  America: '019',
  Asia: '142',
  Australia: '009',
  Pacific: '009',
  Antarctica: 'AQ',
  Arctic: '150',
};

/** Continents of the islands whose zones are named after an ocean. */
const continentsOfIslands: Readonly<Record<string, string>> = {
  BM: '019',
  GS: '019',
  FK: '019',
  CV: '002',
  SH: '002',
  IO: '142',
  MV: '142',
  CX: '009',
  CC: '009',
};

let countries: ReadonlyMap<string, ZoneCountry> | undefined;

/** Returns the country of the zone that is named after a city; undefined for UTC and for cities that are not listed. */
export function countryOf(city: string): ZoneCountry | undefined {
  countries ??= new Map(
    citiesByPopulation
      .split(', ')
      .map((entry, index) => [entry.slice(0, -3), { country: entry.slice(-2), rank: index + 1 }]),
  );
  return countries.get(city);
}

/** Returns the continent of a zone as a region of UN M49; undefined for UTC. */
export function continentOf(zone: string, country = ''): string | undefined {
  const area = zone.slice(0, zone.indexOf('/'));
  if (area === 'Atlantic') return continentsOfIslands[country] ?? '150';
  if (area === 'Indian') return continentsOfIslands[country] ?? '002';
  return continents[area];
}

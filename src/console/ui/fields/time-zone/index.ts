/**
 * Choosing a time zone: a field that shows the city and its offset, and searches by city, country, name or offset.
 *
 * The decision behind it: the zones and the places they are found by are large, so they are fetched when a list is
 * opened.
 */
export { TimeZoneField } from './time-zone-field.tsx';

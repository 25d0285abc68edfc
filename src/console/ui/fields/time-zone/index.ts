/**
 * Choosing a time zone: a field that shows the city and its offset, and searches by city, country, name or offset.
 *
 * Design: the tables of zones and places are large, so they are loaded when a list is opened.
 */
export { TimeZoneField } from './time-zone-field.tsx';

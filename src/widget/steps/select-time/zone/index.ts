/**
 * The time zone of the calendar: the line that names it, and the chooser that opens from there.
 *
 * Design: the chooser and the list of zones are a separate chunk, loaded when a visitor opens them.
 */
export { ZoneLine } from './zone-line.tsx';

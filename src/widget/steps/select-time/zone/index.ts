/**
 * The time zone of the calendar: the line that names it, and the chooser that opens from there.
 *
 * The decision behind it: the chooser and the list of zones are a chunk of their own, loaded when somebody reaches for them.
 */
export { ZoneLine } from './zone-line.tsx';

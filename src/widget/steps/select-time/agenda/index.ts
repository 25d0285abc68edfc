/**
 * The agenda: the layouts `week` and `column`, days one below or beside the other with their times.
 *
 * The decision behind it: it is a chunk of its own, since most pages show the month.
 */
export { Agenda } from './agenda.tsx';

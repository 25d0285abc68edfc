/**
 * The agenda: the layouts `week` and `column`, days below or beside each other with their times.
 *
 * Design: it is a separate chunk, because most pages show the month.
 */
export { Agenda } from './agenda.tsx';

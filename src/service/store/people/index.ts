/**
 * The directory's tables of people: who can sign in, with what, and where that leads.
 *
 * The decision behind it: no statement here reads a table of an account together with one of these, since the directory
 * may lie on another machine. Secrets are kept as hashes, so that a copy of the database signs nobody in.
 */
export { createPeople } from './create-people.ts';

/**
 * The tables of people in the directory: who can sign in, how, and to which accounts.
 *
 * Design: no statement here joins a table of an account with one of these, because the directory may be on another
 * machine. Secrets are stored as hashes, so that no one can sign in with a copy of the database.
 */
export { createPeople } from './create-people.ts';
export { createRoles } from './memberships.ts';

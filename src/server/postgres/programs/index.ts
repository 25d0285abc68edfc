/**
 * The programs of PostgreSQL as npm brings them, and the account of the system that runs them.
 *
 * The decision behind it: PostgreSQL refuses to run as root, whose folders no other account can enter. There the programs
 * are copied to where an account without rights can run them.
 */
export { accountFor } from './account.ts';
export { type Programs, postgresPrograms } from './programs.ts';

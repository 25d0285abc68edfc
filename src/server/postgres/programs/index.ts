/**
 * The programs of PostgreSQL from npm, and the system account that runs them.
 *
 * Design: PostgreSQL refuses to run as root, whose folders no other account can enter. In that case the programs are
 * copied to a place where an unprivileged account can run them.
 */
export { accountFor } from './account.ts';
export { type Programs, postgresPrograms } from './programs.ts';

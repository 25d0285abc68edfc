/** The file by which a server on a folder is found. PostgreSQL writes it, and removes it when it ends. */

export { runningPostmaster } from './postmaster-file.ts';

/** The environment of the process, which is read only here. */
export { env as environment } from 'node:process';

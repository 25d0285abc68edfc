/** What the process was started with; read nowhere else. */
export { env as environment } from 'node:process';

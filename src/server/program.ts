import { existsSync } from 'node:fs';

/** Two folders above this module, in the sources and in what is built of them to start; an installed package has none. */
const sources = new URL('../../src/server/sched.ts', import.meta.url);

/** How the command line is called: where there are sources it runs them, an installed package what was built of them. */
export const program = existsSync(sources) ? 'npm run sched --' : 'npx sched';

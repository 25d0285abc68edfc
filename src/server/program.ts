import { existsSync } from 'node:fs';

/** Two folders above this module, both in the sources and in the build. An installed package has none. */
const sources = new URL('../../src/server/sched.ts', import.meta.url);

/** How to call the command line: from the sources if there are any, otherwise the build. */
export const program = existsSync(sources) ? 'npm run sched --' : 'npx sched';

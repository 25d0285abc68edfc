import { enableCompileCache } from 'node:module';
import { argv, exit, stderr } from 'node:process';
import { fileURLToPath } from 'node:url';

// `npm start` and `npm run sched`: builds the widget and the server if the command starts a server and their sources
// have changed, and runs the command line. The cache keeps compiled code, which every start would otherwise compile
// again. Even code that strips types is slow to load, so nothing is imported before the cache is enabled, and this
// module has no types.
enableCompileCache(fileURLToPath(new URL('../../.build/compile-cache', import.meta.url)));

try {
  const { buildToStart, startsServer } = await import('./output/index.ts');
  // A command that does not start a server needs no build. It runs from source.
  const commandLine = startsServer(argv.slice(2)) ? await buildToStart() : '../server/sched.ts';
  await import(commandLine);
} catch (error) {
  stderr.write(`${error instanceof Error ? error.message : error}\n`);
  exit(1);
}

import { enableCompileCache } from 'node:module';
import { argv, exit, stderr } from 'node:process';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

// `npm start` loads this module before the command line, so that the widget is built when a server starts.
// The cache keeps hundreds of compiled sources; without it, every start would strip their types again. Even what strips types
// takes long to load, so nothing is imported before the cache is there, and this module has none.
enableCompileCache(fileURLToPath(new URL('../../.build/compile-cache', import.meta.url)));

if (isMainThread) {
  const { buildWidget, markWidgetServed, startsServer } = await import('./output/index.ts');
  try {
    if (startsServer(argv.slice(2))) {
      await buildWidget();
      await markWidgetServed();
    }
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : error}\n`);
    exit(1);
  }
}

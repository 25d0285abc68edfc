import { enableCompileCache } from 'node:module';
import { argv, exit, stderr } from 'node:process';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { buildWidget, markWidgetServed, startsServer } from './output/index.ts';

// `npm start` loads this module before the command line, so that the widget is built when a server starts.
// The cache keeps hundreds of compiled sources; without it, every start would strip their types again.
enableCompileCache(fileURLToPath(new URL('../../.build/compile-cache', import.meta.url)));

if (isMainThread && startsServer(argv.slice(2))) {
  try {
    await buildWidget();
    await markWidgetServed();
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : error}\n`);
    exit(1);
  }
}

import { argv, exit, stderr } from 'node:process';
import { isMainThread } from 'node:worker_threads';
import { buildWidget, markWidgetServed, startsServer } from './output/index.ts';

// `npm start` loads this module before the command line: a server that is going to start finds the widget built.
if (isMainThread && startsServer(argv.slice(2))) {
  try {
    await buildWidget();
    await markWidgetServed();
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : error}\n`);
    exit(1);
  }
}

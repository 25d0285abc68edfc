import { cwd, exit, stderr } from 'node:process';
import { develop } from './develop/index.ts';

try {
  const { stop } = await develop(cwd());
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, async () => {
      // Ignore a second Ctrl-C, or the first one passed on by npm, so that the server can finish stopping its database.
      if (isStopping) return;
      isStopping = true;
      await stop();
      exit(0);
    });
  }
} catch (error) {
  stderr.write(`${error instanceof Error ? error.message : error}\n`);
  exit(1);
}

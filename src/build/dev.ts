import { cwd, exit, stderr } from 'node:process';
import { develop } from './develop/index.ts';

try {
  const { stop } = await develop(cwd());
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, async () => {
      // A second Ctrl-C, or npm passing on the first one, does not interrupt the server that is stopping its database.
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

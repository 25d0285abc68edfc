import { exit } from 'node:process';
import { environment } from '../settings/index.ts';
import type { RunningServer } from '../start/index.ts';

const watchMillis = 500;

/** The first SIGTERM or SIGINT drains, a second one does not wait. */
export function stopOnSignal(server: RunningServer): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) exit(1);
    isStopping = true;
    await server.stop();
    exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  if (environment.npm_lifecycle_event) stopWithParent(stop);
}

/**
 * Under npm a shell stands between: a signal for npm ends the shell, which does not pass it on, and the server would
 * stay behind with the port. A process whose parent is gone gets another.
 */
function stopWithParent(stop: () => Promise<void>): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    void stop();
  }, watchMillis);
  watch.unref();
}

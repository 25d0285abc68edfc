import { exit } from 'node:process';
import { environment } from '../settings/index.ts';
import type { RunningServer } from '../start/index.ts';

const watchMillis = 500;

/** The first SIGTERM or SIGINT drains, a second one does not wait. */
export function stopOnSignal(server: RunningServer): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await server.stop();
    exit(0);
  };
  const stopAtOnce = () => (isStopping ? exit(1) : stop());
  process.on('SIGTERM', stopAtOnce);
  process.on('SIGINT', stopAtOnce);
  if (environment.npm_lifecycle_event) stopWithParent(stop);
}

/**
 * Under npm a shell stands between: a signal for npm ends the shell, which does not pass it on, and the server would
 * stay behind with the port. A process whose parent is gone gets another. Where all of them get the signal, as from systemd,
 * the server is stopping already: a parent that is gone is no second signal.
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

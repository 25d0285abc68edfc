import { exit } from 'node:process';
import { environment } from '../settings/index.ts';
import type { RunningServer } from '../start/index.ts';

const watchMillis = 500;

/**
 * The first stop signal drains, and a second one does not wait. Closing a terminal sends SIGHUP, and on Windows closing
 * the console window does. Node ignores that nohup wants it ignored, so it cannot be told apart.
 */
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
  // A shell passes SIGHUP on and the system sends it too, so a second one is not a wish to stop at once.
  process.on('SIGHUP', () => void stop());
  if (environment.npm_lifecycle_event) stopWithParent(stop);
}

/**
 * npm runs the server in a shell. A signal for npm ends the shell, which does not pass it on, and the server would stay
 * behind with the port. A process whose parent has ended gets another parent. If all of them get the signal, as from
 * systemd, the server is stopping already, and the new parent is no second signal.
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

import { exit } from 'node:process';
import { environment } from '../settings/index.ts';
import type { RunningServer } from '../start/index.ts';

const watchMillis = 500;

/** A signal that comes so soon after the first one is the same signal, sent twice. */
const repeatMillis = 1000;

/**
 * The first stop signal drains, and a second one does not wait. Ctrl-C reaches the server twice, since the terminal
 * sends it and npm passes it on, and so does a SIGTERM of systemd: a signal that follows at once is ignored. Closing a
 * terminal sends SIGHUP, and on Windows closing the console window does. Node does not show that nohup wants SIGHUP
 * ignored, so the cases cannot be told apart.
 */
export function stopOnSignal(server: RunningServer): void {
  let stoppingSince: number | undefined;
  const stop = async (): Promise<void> => {
    if (stoppingSince !== undefined) return;
    stoppingSince = performance.now();
    await server.stop();
    exit(0);
  };
  const stopOrExit = () => {
    if (stoppingSince === undefined) return void stop();
    if (performance.now() - stoppingSince >= repeatMillis) exit(1);
  };
  process.on('SIGTERM', stopOrExit);
  process.on('SIGINT', stopOrExit);
  // A shell passes SIGHUP on and the system sends it too, so a second one is not a wish to stop at once.
  process.on('SIGHUP', () => void stop());
  if (environment.npm_lifecycle_event) stopWithParent(stop);
}

/**
 * npm runs the server in a shell. A signal for npm ends the shell, which does not pass it on, and the server would stay
 * behind with the port. A process whose parent has ended gets another parent. If all of them get the signal, as from
 * systemd, the server is stopping already, and the new parent does not count as a second signal.
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

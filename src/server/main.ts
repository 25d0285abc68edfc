import { argv, exit, stderr, stdout } from 'node:process';
import { environment } from './environment.ts';
import { createLog } from './operation/index.ts';
import { describeSettings, readSettings, type Settings } from './settings.ts';
import { type RunningServer, startServer } from './start-server.ts';

const watchMillis = 500;

const help = `sched-booking: the booking widget, its gateway and the scheduling service, in one process.

  npm start              start it
  npm start -- --help    print this
  npm run sched          keys, accounts and the database

Settings, taken from the environment:

${describeSettings()}
`;

if (argv.includes('--help')) stdout.write(help);
else await run();

async function run(): Promise<void> {
  try {
    const settings = readSettings(environment);
    const log = createLog(settings.LOG_LEVEL);
    // Node itself would print the error with all it carries, the row of a person for one.
    process.on('uncaughtException', (err) => {
      log.fatal({ err }, 'the process broke');
      exit(1);
    });
    const server = await startServer(settings, log);
    stdout.write(greeting(server, settings));
    stopWhenTold(server);
  } catch (error) {
    stderr.write(`sched-booking could not start.\n${error instanceof Error ? error.message : error}\n`);
    exit(1);
  }
}

function greeting({ address, apiKey }: RunningServer, settings: Settings): string {
  const key =
    apiKey ?? (settings.SCHED_API_KEY ? 'the one in SCHED_API_KEY' : 'shown when it was made, at the first start');
  return `
sched-booking is running.

  A page with the widget   ${address}/
  The interface            ${settings.UPSTREAM_URL || address}/v1
  API key                  ${key}

`;
}

/** The first SIGTERM or SIGINT drains, a second one does not wait. */
function stopWhenTold(server: RunningServer): void {
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
 * stay behind with the port. A process whose parent is gone is given another.
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

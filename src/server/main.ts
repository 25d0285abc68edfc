import { argv, exit, stderr, stdout } from 'node:process';
import { environment } from './environment.ts';
import { greeting } from './greeting.ts';
import { createLog } from './operation/index.ts';
import { describeSettings, readSettings } from './settings.ts';
import { startServer } from './start-server.ts';
import { stopWhenTold } from './stop-when-told.ts';

const help = `sched-booking: the booking widget, its gateway and the scheduling service, in one process.

  npm start              start it
  npm start -- --help    print this
  npm run sched          keys, accounts, the database, and the gateway alone

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

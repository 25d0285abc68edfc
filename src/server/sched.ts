import { argv, exit, stderr, stdout } from 'node:process';
import { systemClock } from '../time/index.ts';
import { WrongUse } from './command.ts';
import { environment } from './environment.ts';
import { createLog } from './operation/index.ts';
import { runCommand } from './run-command.ts';
import { stopWhenTold } from './stop-when-told.ts';

const log = createLog('warn');

// Node itself would print the error with all it carries, the row of a person for one.
process.on('uncaughtException', (err) => {
  log.fatal({ err }, 'the process broke');
  exit(1);
});

try {
  const isTerminal = stdout.isTTY === true;
  const world = { environment, clock: systemClock, log, keep: stopWhenTold, isTerminal };
  stdout.write(await runCommand(argv.slice(2), world));
} catch (error) {
  stderr.write(`${error instanceof Error ? error.message : error}\n`);
  exit(error instanceof WrongUse ? 2 : 1);
}

import { argv, exit, stderr, stdout } from 'node:process';
import { systemClock } from '../time/index.ts';
import { runCommand, stopOnSignal, UsageError } from './cli/index.ts';
import { createLog } from './observability/index.ts';
import { environment } from './settings/index.ts';

const log = createLog('warn');

// Node itself would print the error with all its properties, possibly the row of a person.
process.on('uncaughtException', (error) => {
  log.fatal({ error }, 'the process broke');
  exit(1);
});

try {
  const isTerminal = stdout.isTTY === true;
  const context = { environment, clock: systemClock, log, keep: stopOnSignal, isTerminal };
  stdout.write(await runCommand(argv.slice(2), context));
} catch (error) {
  stderr.write(`${error instanceof Error ? error.message : error}\n`);
  exit(error instanceof UsageError ? 2 : 1);
}

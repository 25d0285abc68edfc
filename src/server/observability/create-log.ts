import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError } from '../../service/index.ts';
import { scrub } from './scrub.ts';
import { openStandardError } from './standard-error.ts';
import { traceUnderWay } from './trace.ts';

/**
 * Creates the log of the process: one line of JSON for each entry, on the standard error output by default. Collected
 * lines are written when the process ends, unless it is killed.
 */
export function createLog(level: string, stream: DestinationStream = openStandardError()): Logger {
  const options = {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: traceUnderWay,
    // Where pino puts an error that is logged without a key.
    errorKey: 'error',
    // Errors of PostgreSQL contain the row they are about.
    serializers: { error: describe },
    hooks: { streamWrite: scrub },
  };
  return pino(options, stream);
}

function describe(error: unknown): unknown {
  return error instanceof Error ? describeError(error) : error;
}

import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError } from '../../service/index.ts';
import { scrub } from './scrub.ts';
import { traceUnderWay } from './trace.ts';

/** Creates the log of the process: a line of JSON an entry, on the standard error output unless told otherwise. */
export function createLog(level: string, stream: DestinationStream = pino.destination({ fd: 2 })): Logger {
  const options = {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: traceUnderWay,
    // Errors of PostgreSQL carry the row they are about.
    serializers: { err: describe, error: describe },
    hooks: { streamWrite: scrub },
  };
  return pino(options, stream);
}

function describe(error: unknown): unknown {
  return error instanceof Error ? describeError(error) : error;
}

import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError } from '../../service/index.ts';
import { scrub } from './scrub.ts';
import { traceUnderWay } from './trace.ts';

/**
 * Lines are written together, as late as this or once there are so many bytes: one by one they cost more than answers.
 */
const gathered = { sync: false, minLength: 8192, periodicFlush: 100 };

/**
 * Creates the log of the process: a line of JSON an entry, on the standard error output by default. What is
 * gathered when the process ends is written then, unless it is killed.
 */
export function createLog(level: string, stream: DestinationStream = pino.destination({ fd: 2, ...gathered })): Logger {
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

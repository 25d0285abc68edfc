import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError } from '../../service/index.ts';
import { scrub } from './scrub.ts';
import { traceUnderWay } from './trace.ts';

/**
 * Lines are written together, after this time or when they reach this size: writing them one by one costs more than
 * responding.
 */
const gathered = { sync: false, minLength: 8192, periodicFlush: 100 };

/**
 * Creates the log of the process: one line of JSON for each entry, on the standard error output by default. Collected
 * lines are written when the process ends, unless it is killed.
 */
export function createLog(level: string, stream: DestinationStream = standardError()): Logger {
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

/** Once its terminal is closed, a process that drains can log nothing, and must not end because of that. */
function standardError(): DestinationStream {
  const stream = pino.destination({ fd: 2, ...gathered });
  stream.on('error', (error) => {
    if (codeOf(error) !== 'EIO') throw error;
  });
  return stream;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function describe(error: unknown): unknown {
  return error instanceof Error ? describeError(error) : error;
}

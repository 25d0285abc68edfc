import { type DestinationStream, pino } from 'pino';
import { codeOf } from '../error-code.ts';

/**
 * Lines are written together, after this time or when they reach this size: writing them one by one costs more than
 * responding.
 */
const bufferOptions = { sync: false, minLength: 8192, periodicFlush: 100 };

/**
 * Opens the standard error output for a log. Collected lines are written when the process ends, unless it is killed.
 * Once its terminal is closed, a process that drains can log nothing, and must not end because of that.
 */
export function openStandardError(): DestinationStream {
  const stream = pino.destination({ fd: 2, ...bufferOptions });
  stream.on('error', (error) => {
    if (codeOf(error) !== 'EIO') throw error;
  });
  return stream;
}

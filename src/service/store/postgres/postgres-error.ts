import { QueueFullError } from '../../concurrency/index.ts';

/**
 * SQLSTATE classes and codes of temporary failures: connecting (08, 28, 3D000), resources, shutdown, a standby, a
 * transaction that was idle for too long, a prepared statement that was dropped, a canceled query, a lock timeout.
 */
const unavailableStates = /^(08|28|53|57P0|3D000$|25006$|25P03$|26000$|57014$|55P03$|40001$|40P01$)/;

const networkCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** `pg` gives these no code. */
const connectionMessages = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;
/**
 * Temporary failures under the internal error code: a node of Citus is lost while a transaction is committed, or a full
 * disk keeps PostgreSQL from beginning a session.
 */
const internal = { code: 'XX000', messages: /^could not (commit transaction for shard|write init file)/ };
const queryTimeoutMessage = 'Query read timeout';

/** SQLSTATE of a unique violation. */
export const uniqueViolation = '23505';

/** Returns the code of an error from PostgreSQL or Node, or undefined. */
export function codeOf(error: unknown): string | undefined {
  const hasCode = error instanceof Error && 'code' in error && typeof error.code === 'string';
  return hasCode ? String(error.code) : undefined;
}

/** Returns whether a query timed out, so that its result is unknown. */
export function isQueryTimeout(error: unknown): error is Error {
  return error instanceof Error && error.message === queryTimeoutMessage;
}

/** Returns whether an error means that the database is unavailable, rather than that the query is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof QueueFullError || isQueryTimeout(error)) return true;
  const code = codeOf(error);
  if (code === internal.code && error instanceof Error && internal.messages.test(error.message)) return true;
  if (code !== undefined) return networkCodes.has(code) || unavailableStates.test(code);
  return error instanceof Error && connectionMessages.test(error.message);
}

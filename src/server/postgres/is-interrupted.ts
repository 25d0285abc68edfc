import { codeOf } from '../error-code.ts';

/** SQLSTATE class 57P and codes of the socket. */
const codes: ReadonlySet<unknown> = new Set(['57P01', '57P03', 'ECONNRESET', 'ECONNREFUSED']);

/** The message of `pg` when a connection is closed before the server has responded. That error has no code. */
const closedMessage = 'Connection terminated unexpectedly';

/** Returns whether an error is what clients get from a server that stops or starts. */
export function isInterrupted(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === closedMessage || codes.has(codeOf(error));
}

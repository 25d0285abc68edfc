/**
 * Returns what may be logged about an error. The errors of PostgreSQL hold values of the row in `detail` and `where`,
 * such as an invitee's address. Therefore this lists what is kept, not what is removed.
 */
export function describeError(error: Error): object {
  const { name, message, stack } = error;
  return { name, message, stack, ...('code' in error && { code: error.code }) };
}

/**
 * Returns what may be logged of an error. PostgreSQL's errors carry the values of the row they are about in `detail`
 * and `where`, an invitee's address for one; hence a list of what is kept, not of what is left out.
 */
export function describeError(error: Error): object {
  const { name, message, stack } = error;
  return { name, message, stack, ...('code' in error && { code: error.code }) };
}

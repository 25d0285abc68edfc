/** The codes with which Node reports a full disk, or a used-up quota on it. */
export const fullDiskCodes: readonly string[] = ['ENOSPC', 'EDQUOT'];

/** Returns the code of an error of Node or PostgreSQL, such as `ENOENT` or `28P01`; undefined if it has none. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** Creates a handler that ignores errors with a code, and throws all others. */
export function ignoring(code: string): (error: unknown) => undefined {
  return function ignore(error) {
    if (codeOf(error) === code) return undefined;
    throw error;
  };
}

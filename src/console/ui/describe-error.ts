import { RequestError } from '../data/index.ts';
import { shellWords } from '../words/index.ts';

/** Returns what to tell a person about a failure: what happened and what to do. */
export function describeError(error: unknown): string {
  const { failed: words } = shellWords.current;
  if (!(error instanceof RequestError))
    return error instanceof Error && error.message ? error.message : words.unreadable;
  const { failed } = error;
  if (failed.kind === 'unreachable') return words.unreachable;
  if (failed.kind === 'unreadable') return failed.status === 429 ? words.busy : words.unreadable;
  const own = words.codes[failed.code];
  if (own) return own;
  if (failed.status === 429) return words.busy;
  if (failed.status === 404) return words.notFound;
  if (failed.status === 403 && failed.code !== 'proof_required') return words.forbidden;
  if (failed.code === 'validation_failed') return words.invalid;
  return failed.message || words.refused;
}

/** Returns the first sentence about a field, such as `hours.monday[0].start`, in the answer of the server. */
export function fieldError(error: unknown, path: string): string | undefined {
  return error instanceof RequestError ? error.errors[path]?.[0] : undefined;
}

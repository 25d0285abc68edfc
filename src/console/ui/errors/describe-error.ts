import type { ProblemCode } from '../../../contract/index.ts';
import { RequestError } from '../../data/index.ts';
import { shellWords } from '../../words/index.ts';
import { TranslatedError } from './translated-error.ts';
import { withDetail } from './with-detail.ts';

/** Problems about which the server's sentence says more: what still uses a resource, and which quota is reached. */
const codesWithDetail: readonly string[] = ['resource_in_use', 'quota_exceeded'] satisfies ProblemCode[];

/** Returns what to tell a person about a failure: what happened and what to do. */
export function describeError(error: unknown): string {
  const { failed: words } = shellWords.current;
  if (error instanceof TranslatedError) return error.message;
  if (!(error instanceof RequestError)) return words.unexpected;
  const { failed } = error;
  if (failed.kind === 'unreachable') return words.unreachable;
  if (failed.kind === 'unreadable') return failed.status === 429 ? words.busy : words.unreadable;
  const texts: Readonly<Record<string, string>> = words.codes;
  const own = texts[failed.code];
  if (own) return codesWithDetail.includes(failed.code) ? withDetail(own, failed.message) : own;
  if (failed.status === 429) return words.busy;
  if (failed.status === 404) return words.notFound;
  if (failed.status === 403) return words.forbidden;
  return withDetail(words.refused, failed.message);
}

import { type Problem, problems } from '../../../contract/index.ts';

/** Returns what an agent reads about a problem: what happened, where, and what to do next. */
export function describeProblem(problem: Problem): string {
  const { code, message, errors = {}, retryAfterSeconds } = problem;
  const { meaning, remedy } = problems[code];
  const fields = Object.entries(errors).map(([path, sentences]) => `${path} ${sentences.join('; ')}.`);
  const next = retryAfterSeconds === undefined ? remedy : `Try again in ${retryAfterSeconds} seconds.`;
  return [`${code}: ${message ?? meaning}`, ...fields, ...(fields.length > 0 ? [] : [next])].join('\n');
}

import { type Problem, type ProblemCode, problems } from '../../../contract/index.ts';

/** Remedies for agents, where the one for programs names fields or requests that they do not see. */
const remediesOfAgents: Partial<Record<ProblemCode, string>> = {
  slot_unavailable: 'Call find_slots for more times.',
  access_denied: 'Ask the person for an API key of the account that owns it.',
  insufficient_scope: 'Ask the person for an API key with this scope.',
};

/** The most wrong fields to name, and the longest name of one, in characters: an agent pays for every word. */
const maxFields = 20;
const longestPath = 100;

/** Returns what an agent reads about a problem: what happened, where, and what to do next. */
export function describeProblem(problem: Problem): string {
  const { code, message, errors = {}, retryAfterSeconds } = problem;
  const { meaning } = problems[code];
  const fields = describeFields(Object.entries(errors));
  const next = retryAfterSeconds === undefined ? remedyOf(problem) : [`Try again in ${retryAfterSeconds} seconds.`];
  return [`${code}: ${message ?? meaning}`, ...(fields.length > 0 ? fields : next)].join('\n');
}

/** Returns what to do about a problem; nothing if its message already says it. */
function remedyOf({ code, message }: Problem): string[] {
  if (code === 'access_denied' && message !== undefined) return [];
  return [remediesOfAgents[code] ?? problems[code].remedy];
}

function describeFields(errors: readonly (readonly [string, readonly string[]])[]): string[] {
  const texts = errors.slice(0, maxFields).map(([path, sentences]) => `${shorten(path)} ${sentences.join('; ')}.`);
  const others = errors.length - texts.length;
  return others > 0 ? [...texts, `${others} more fields are wrong.`] : texts;
}

function shorten(path: string): string {
  return path.length <= longestPath ? path : `${path.slice(0, longestPath)}…`;
}

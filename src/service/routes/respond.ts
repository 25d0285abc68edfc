import type { Context } from 'hono';
import { failure, type Problem, problems } from '../../contract/index.ts';
import type { Env } from './env.ts';

/** Answers a failure in the envelope, with the headers that belong to it. */
export function respondWithProblem(context: Context<Env>, problem: Problem): Response {
  const { code, retryAfterSeconds, allow } = problem;
  if (code === 'unauthenticated') context.header('WWW-Authenticate', 'Bearer');
  if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds));
  if (allow) context.header('Allow', allow.join(', '));
  return context.json(failure(problem, context.var.requestId), problems[code].status);
}

import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { failure, type Problem, problems, success } from '../../contract/index.ts';
import type { Env } from './env.ts';

/** The written form of data that many responses share, for as long as the data exists. */
const textOf = new WeakMap<object, string>();

/** Responds with data in the envelope. Data that many requests share, such as the slots of a month, is written once. */
export function respondWithData(context: Context<Env>, data: unknown, status: ContentfulStatusCode): Response {
  return context.body(writeOnce(data), status, { 'Content-Type': 'application/json' });
}

function writeOnce(data: unknown): string {
  if (typeof data !== 'object' || data === null) return JSON.stringify(success(data));
  const text = textOf.get(data) ?? JSON.stringify(success(data));
  textOf.set(data, text);
  return text;
}

/** How soon to retry what this server is not set up for. Its operator may have changed that by then. */
const setupRetryAfterSeconds = 300;

/** Responds with a failure in the envelope, and the headers that belong to it. Every 503 says when to try again. */
export function respondWithProblem(context: Context<Env>, problem: Problem): Response {
  const { code, allow } = problem;
  const setupSeconds = problems[code].status === 503 ? setupRetryAfterSeconds : undefined;
  const retryAfterSeconds = problem.retryAfterSeconds ?? setupSeconds;
  if (code === 'unauthenticated') context.header('WWW-Authenticate', 'Bearer');
  if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds));
  if (allow) context.header('Allow', allow.join(', '));
  return context.json(failure(problem, context.var.requestId), problems[code].status);
}

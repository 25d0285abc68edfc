import type { Hono } from 'hono';
import { type Env, respondWithProblem } from '../routes/index.ts';
import { describeOnce } from './describe-once.ts';

/**
 * Serves the OpenAPI document to anyone, because authors of clients may not have a key yet. Mounted before
 * authentication.
 */
export function mountOpenapi(app: Hono<Env>): void {
  const path = '/v1/openapi.json';
  app.get(path, (context) => context.json(describeOnce()));
  app.all(path, (context) => respondWithProblem(context, { code: 'method_not_allowed', allow: ['GET', 'HEAD'] }));
}

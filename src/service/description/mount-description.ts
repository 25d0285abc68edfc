import type { Hono } from 'hono';
import { answerProblem, type Env } from '../routes/index.ts';
import { describeInterface } from './describe-interface.ts';

const path = '/v1/openapi.json';

/** Serves the description to anybody: whoever writes a client has no key yet. Mounted before keys are asked for. */
export function mountDescription(app: Hono<Env>): void {
  const description = describeInterface();
  app.get(path, (context) => context.json(description));
  app.all(path, (context) => answerProblem(context, { code: 'method_not_allowed', allow: ['GET', 'HEAD'] }));
}

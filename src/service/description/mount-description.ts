import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { answerProblem, type Env } from '../routes/index.ts';
import { describeInterface } from './describe-interface.ts';
import { renderReference } from './reference-page.ts';
import { referenceStyle } from './reference-style.ts';

/** Serves the description to anybody: whoever writes a client has no key yet. Mounted before keys are asked for. */
export function mountDescription(app: Hono<Env>): void {
  const description = describeInterface();
  const page = renderReference(description);
  app.get('/v1/openapi.json', (context) => context.json(description));
  app.get('/docs', (context) => context.html(page, 200, { 'Content-Security-Policy': policy }));
  for (const path of ['/v1/openapi.json', '/docs']) {
    app.all(path, (context) => answerProblem(context, { code: 'method_not_allowed', allow: ['GET', 'HEAD'] }));
  }
}

const styleHash = createHash('sha256').update(referenceStyle).digest('base64');

/** The page may have its own style and nothing else. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

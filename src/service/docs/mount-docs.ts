import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { describeOnce } from '../openapi/index.ts';
import { type Env, respondWithProblem } from '../routes/index.ts';
import { renderReference } from './reference-page.ts';
import { referenceStyle } from './reference-style.ts';

/** Serves the reference page to anyone. Mounted before keys are required. */
export function mountDocs(app: Hono<Env>): void {
  let page: string | undefined;
  app.get('/docs', (context) => {
    page ??= renderReference(describeOnce());
    return context.html(page, 200, { 'Content-Security-Policy': policy });
  });
  app.all('/docs', (context) => respondWithProblem(context, { code: 'method_not_allowed', allow: ['GET', 'HEAD'] }));
}

const styleHash = createHash('sha256').update(referenceStyle).digest('base64');

/** The page has its own style and a script of this server, which sends requests to this server. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

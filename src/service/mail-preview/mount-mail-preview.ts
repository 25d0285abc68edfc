import type { Hono } from 'hono';
import {
  checkOwnership,
  checkPermission,
  getMailPreview,
  type Context as OperationContext,
} from '../operations/index.ts';
import { type Env, readInput, readParams, respondWithProblem } from '../routes/index.ts';

const path = '/v1/event-types/:id/mail-preview.html';
const name = 'getMailPreview';

/**
 * An email runs nothing, and loads nothing except the picture above it. Its links lead nowhere: there is no such
 * booking.
 */
const policy = [
  'sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src https:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Serves emails as pages, to people who may preview them. Mounted behind authentication. */
export function mountMailPreview(app: Hono<Env>, operationContext: OperationContext): void {
  app.get(path, async function respondWithPage(context) {
    const { caller } = context.var;
    // Programs get JSON.
    if (caller.via !== 'session') return respondWithProblem(context, { code: 'route_not_found' });
    const permission = checkPermission(name, caller);
    if (!permission.ok) return respondWithProblem(context, permission.problem);
    const params = readParams(context, name);
    if (!params.ok) return respondWithProblem(context, params.problem);
    const ownership = await checkOwnership(operationContext, name, { caller, params: params.data });
    if (!ownership.ok) return respondWithProblem(context, ownership.problem);
    const input = await readInput(context, name, { params: params.data });
    if (!input.ok) return respondWithProblem(context, input.problem);
    const preview = await getMailPreview(operationContext, input.data);
    if (!preview.ok) return respondWithProblem(context, preview.problem);
    return context.html(preview.data.html, 200, {
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });
  app.all(path, (context) => respondWithProblem(context, { code: 'method_not_allowed', allow: ['GET', 'HEAD'] }));
}

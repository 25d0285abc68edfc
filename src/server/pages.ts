import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import type { Gateway } from '../gateway/index.ts';
import type { Env } from './listen.ts';
import type { Settings } from './settings.ts';
import { staticFiles } from './static-files.ts';
import { visitorOf } from './visitor-address.ts';

const widgetFolder = fileURLToPath(new URL('../../dist', import.meta.url));

/** Serves what pages need: the gateway and the widget's files. */
export function mountPages(app: Hono<Env>, gateway: Gateway, { TRUST_PROXY }: Settings): void {
  app.all('/embed/v1/*', (context) => {
    const requestId = randomUUID();
    context.set('requestId', requestId);
    return gateway.fetch(context.req.raw, { address: visitorOf(context, TRUST_PROXY), requestId });
  });
  app.route('/', staticFiles(widgetFolder));
}

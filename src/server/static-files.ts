import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';

const immutable = 'public, max-age=31536000, immutable';
const short = 'public, max-age=300, stale-while-revalidate=86400';

/**
 * Serves what the build made: the widget's module at its one address, its chunks, whose names change with their
 * content, and the demonstration page.
 */
export function staticFiles(root: string): Hono {
  const app = new Hono();
  app.use(async function withHeaders(context, next) {
    await next();
    if (context.res.status >= 400) return;
    for (const [name, value] of Object.entries(headersFor(context.req.path))) context.header(name, value);
  });
  app.use(etag());
  app.use(serveStatic({ root, precompressed: true }));
  return app;
}

function headersFor(path: string): Record<string, string> {
  const isPage = !/\.\w+$/.test(path);
  return {
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': isPage ? 'no-cache' : path.startsWith('/chunks/') ? immutable : short,
    ...(isPage ? { 'Referrer-Policy': 'strict-origin-when-cross-origin' } : forAnyPage),
  };
}

/** A module script is fetched with CORS, on pages that may isolate themselves from other origins. */
const forAnyPage = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
};

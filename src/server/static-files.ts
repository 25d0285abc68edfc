import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';

const immutable = 'public, max-age=31536000, immutable';
/** Chunks, whose names change with them, and the build that is one file, whose content never does. */
const isOfOneContent = /^\/(chunks|v\d+\.\d+\.\d+)\//;
/** Pages of ours: where invitees move and cancel what they booked, and where owners try the widget out. */
const hostedPaths = ['/manage', '/playground'];

/**
 * A page may act for who has the link: nothing runs there that is not ours, nobody frames it, and where its links lead
 * nobody learns its address, which names an event.
 */
const ofHostedPage = {
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-cache',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' https: data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

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
  app.use(serveStatic({ root, precompressed: true, rewriteRequestPath: fileFor }));
  return app;
}

/** Hosted pages go by their names alone. */
function fileFor(path: string): string {
  return hostedPaths.includes(path) ? `${path}.html` : path;
}

function headersFor(path: string): Record<string, string> {
  if (hostedPaths.includes(path.replace(/\.html$/, ''))) return ofHostedPage;
  const isPage = !/\.\w+$/.test(path);
  return {
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': isPage ? 'no-cache' : isOfOneContent.test(path) ? immutable : short,
    ...(isPage ? { 'Referrer-Policy': 'strict-origin-when-cross-origin' } : forAnyPage),
  };
}

/** A module script is fetched with CORS, on pages that may isolate themselves from other origins. */
const forAnyPage = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
};

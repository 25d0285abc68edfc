import { createMiddleware } from 'hono/factory';

/** Headers of a response that is not a page: nothing in it may run, and no page may frame it. */
export const headersOfData = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** The service and the gateway set these themselves, wherever they run. */
const interfacePaths = /^\/((embed\/)?v1|mcp)(\/|$)/;
/** A worker has the policy of its script, and other sites' pages load ours. */
const pageResourceTypes = /^text\/(javascript|css)/;

/** Adds these headers to every other response, including the 404s of files, unless it has its own. */
export const secureHeaders = createMiddleware(async function secureHeaders(context, next) {
  await next();
  if (interfacePaths.test(context.req.path)) return;
  const { headers } = context.res;
  for (const [name, value] of Object.entries(headersOfData)) {
    const isPageResource =
      name === 'Content-Security-Policy' && pageResourceTypes.test(headers.get('Content-Type') ?? '');
    if (!headers.has(name) && !isPageResource) headers.set(name, value);
  }
});

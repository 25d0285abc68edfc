import { createMiddleware } from 'hono/factory';

/** Headers of an answer that no browser is to show as a page: whatever is in it, nothing runs and nobody frames it. */
export const headersOfData = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** The service and the gateway set these themselves, wherever they run. */
const isOfInterface = /^\/((embed\/)?v1|mcp)(\/|$)/;
/** A worker lives by the policy of its script, and pages of others load ours. */
const isLoadedByPages = /^text\/(javascript|css)/;

/** Gives every other answer the headers above, the 404s of files among them, unless it has its own. */
export const secureHeaders = createMiddleware(async function secureHeaders(context, next) {
  await next();
  if (isOfInterface.test(context.req.path)) return;
  const { headers } = context.res;
  for (const [name, value] of Object.entries(headersOfData)) {
    const isForPages = name === 'Content-Security-Policy' && isLoadedByPages.test(headers.get('Content-Type') ?? '');
    if (!headers.has(name) && !isForPages) headers.set(name, value);
  }
});

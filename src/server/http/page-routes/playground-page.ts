import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { Env } from '../listen.ts';
import { pageHeaders } from '../page-headers.ts';

/** Where the playground is. Links name the first. */
export const playgroundPaths = ['/playground', '/playground.html'] as const;

/** The link of the playground to the API reference. */
const referenceLink = '<a href="/docs">API</a>';

/**
 * Serves the playground of a gateway without a service: without the link to the API reference, which only the service
 * has.
 */
export function mountPlaygroundWithoutReference(
  app: Hono<Env>,
  { buildFolder }: { readonly buildFolder: string },
): void {
  for (const path of playgroundPaths) {
    app.get(path, async function respondWithPlayground(context) {
      const page = await readFile(join(buildFolder, 'playground.html'), 'utf8');
      return context.html(page.replace(referenceLink, ''), 200, pageHeaders);
    });
  }
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono, MiddlewareHandler } from 'hono';
import { widgetFolder } from '../../widget-folder.ts';
import type { Env } from '../listen.ts';
import { consolePageHeaders } from '../page-headers.ts';

/** Names the build of the console in a response, so that an open page notices that the server was updated. */
export function nameConsoleBuild(buildFolder = widgetFolder): MiddlewareHandler<Env> {
  const build = /assets\/([\w-]+)\.js/.exec(readConsolePage(buildFolder) ?? '')?.[1];
  return async function nameBuild(context, next) {
    await next();
    if (build !== undefined) context.header('X-Console-Build', build);
  };
}

/** Serves the page of the console at each of its addresses. Its scripts and styles are ordinary files. */
export function mountConsolePages(app: Hono<Env>, buildFolder: string): void {
  const page = readConsolePage(buildFolder);
  if (page === undefined) return;
  app.get('/console', (context) => context.redirect('/console/', 308));
  app.get('/console/*', async function showConsole(context, next) {
    const { path } = context.req;
    if (path.startsWith('/console/api/') || path.startsWith('/console/assets/')) return next();
    return context.html(page, 200, consolePageHeaders);
  });
}

/** Undefined if Vite serves the sources, because then there is no build. */
function readConsolePage(buildFolder: string): string | undefined {
  const file = join(buildFolder, 'console', 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

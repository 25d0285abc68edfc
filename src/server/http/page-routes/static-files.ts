import { existsSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { examplePageHeaders, pageHeaders } from '../page-headers.ts';
import { isChunkPath, isPinnedPath } from './kept-builds.ts';
import { playgroundPaths } from './playground-page.ts';

const cacheForever = 'public, max-age=31536000, immutable';
const cacheBriefly = 'public, max-age=300, stale-while-revalidate=86400';

export type StaticFolders = {
  /** The build of this release. */
  readonly buildFolder: string;
  /** The pinned builds and the chunks of this and earlier releases. */
  readonly pinnedFolder: string;
};

/**
 * Serves the build: the widget's module at its one address, its chunks, whose names change with their content, the
 * demonstration page, and the pinned builds and chunks of earlier releases.
 */
export function staticFiles({ buildFolder, pinnedFolder }: StaticFolders): Hono {
  const app = new Hono();
  app.use(async function withHeaders(context, next) {
    await next();
    // A missing file may come with the next release, so no cache may remember that it was missing.
    const headers = context.res.status >= 400 ? { 'Cache-Control': 'no-store' } : headersFor(context.req.path);
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
  });
  app.use(etag());
  // Hono prints a warning if a folder is missing, and sources that Vite serves have no build.
  if (existsSync(buildFolder))
    app.use(serveStatic({ root: buildFolder, precompressed: true, rewriteRequestPath: fileFor }));
  if (!existsSync(pinnedFolder)) return app;
  const serveKept = serveStatic({ root: pinnedFolder, precompressed: true });
  app.use(async function serveEarlierReleases(context, next) {
    const { path } = context.req;
    // Serve nothing else of that folder.
    return isPinnedPath(path) || isChunkPath(path) ? serveKept(context, next) : next();
  });
  return app;
}

function fileFor(path: string): string {
  return path === playgroundPaths[0] ? playgroundPaths[1] : path;
}

function headersFor(path: string): Record<string, string> {
  if (playgroundPaths.some((playgroundPath) => playgroundPath === path)) return pageHeaders;
  if (!/\.\w+$/.test(path) || path.endsWith('.html')) return examplePageHeaders;
  if (path.startsWith('/console/')) return { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': cacheForever };
  const isImmutable = path.startsWith('/chunks/') || isPinnedPath(path);
  return {
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': isImmutable ? cacheForever : cacheBriefly,
    ...crossOriginHeaders,
  };
}

/** A module script is fetched with CORS, on pages that may isolate themselves from other origins. */
const crossOriginHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
};

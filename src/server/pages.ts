import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Gateway } from '../gateway/index.ts';
import type { Env } from './listen.ts';
import { keepPinnedBuilds } from './pinned-builds.ts';
import type { Settings } from './settings.ts';
import { staticFiles } from './static-files.ts';
import { visitorOf } from './visitor-address.ts';

const widgetFolder = fileURLToPath(new URL('../../dist', import.meta.url));

export type PagesOptions = {
  readonly gateway: Gateway;
  readonly settings: Pick<Settings, 'TRUST_PROXY' | 'DATA_DIR'>;
  readonly log: Logger;
};

/** Serves what pages need: the gateway and the widget's files, the pinned builds of earlier releases among them. */
export async function mountPages(app: Hono<Env>, { gateway, settings, log }: PagesOptions): Promise<void> {
  const { TRUST_PROXY, DATA_DIR } = settings;
  const pinnedFolder = join(DATA_DIR, 'pinned');
  await keepPinnedBuilds(widgetFolder, pinnedFolder, log);
  app.all('/embed/v1/*', (context) => {
    const requestId = randomUUID();
    context.set('requestId', requestId);
    return gateway.fetch(context.req.raw, { address: visitorOf(context, TRUST_PROXY), requestId });
  });
  app.route('/', staticFiles({ built: widgetFolder, pinned: pinnedFolder }));
}

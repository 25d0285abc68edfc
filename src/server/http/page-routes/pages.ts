import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { GatewayCore } from '../../../gateway/index.ts';
import { systemClock } from '../../../time/index.ts';
import { brandStyles, writeManagePage } from '../../pages/index.ts';
import { hasDemonstration, type Settings } from '../../settings/index.ts';
import { widgetFolder } from '../../widget-folder.ts';
import { clientAddressOf } from '../client-address.ts';
import { explainHttps } from '../https/index.ts';
import { limitVisits, type RefuseVisit } from '../limit-visits.ts';
import type { Env } from '../listen.ts';
import { styledPageHeaders } from '../page-headers.ts';
import { mountConsolePages } from './console-pages.ts';
import type { HostPages } from './host-pages.ts';
import { keepBuilds } from './kept-builds.ts';
import { mountLinkPages } from './link-pages.ts';
import { mountLogos } from './logos.ts';
import { mountPlaygroundWithoutReference, playgroundPaths } from './playground-page.ts';
import { staticFiles } from './static-files.ts';

export type PagesOptions = {
  readonly gateway: Pick<GatewayCore, 'fetch' | 'secondsToWait'>;
  readonly settings: Settings;
  readonly log: Logger;
  /** Finds the data for the pages of hosts. @default there are none: another server has the hosts */
  readonly hostPages?: HostPages | undefined;
  /** The build. @default the build of this release */
  readonly buildFolder?: string;
};

/** Pages with a widget that books event type 42. */
const demonstrationPaths = ['/', '/index.html', ...playgroundPaths];

/** Where invitees see, reschedule and cancel a booking. Links name the first. */
const managePaths = ['/manage', '/manage.html'];

/**
 * Serves what pages need: the gateway and the files of the widget, including the pinned builds and the chunks of earlier
 * releases.
 */
export async function mountPages(app: Hono<Env>, options: PagesOptions): Promise<void> {
  const { gateway, settings, log, hostPages, buildFolder = widgetFolder } = options;
  const pinnedFolder = join(settings.DATA_DIR, 'pinned');
  await keepBuilds({ from: buildFolder, to: pinnedFolder, log });
  mountGateway(app, { gateway, proxies: settings.TRUST_PROXY });
  mountDemonstration(app, { settings, buildFolder });
  const refuseVisit = limitVisits({ gateway, proxies: settings.TRUST_PROXY });
  mountManagePages(app, { hostPages, refuseVisit, sendsMail: settings.SMTP_URL !== '' });
  // The console belongs to the service: it has no requests to send to a gateway alone.
  if (settings.CONSOLE === 'on' && !settings.UPSTREAM_URL) mountConsolePages(app, buildFolder);
  else app.all('/console/*', (context) => context.notFound());
  if (hostPages) {
    mountLogos(app, { find: hostPages.findLogo, refuseVisit });
    const find = hostPages.findPage;
    mountLinkPages(app, { find, refuseVisit, publicUrl: settings.PUBLIC_URL, clock: systemClock });
  }
  app.route('/', staticFiles({ buildFolder, pinnedFolder }));
}

type GatewayMount = Pick<PagesOptions, 'gateway'> & { readonly proxies: number };

function mountGateway(app: Hono<Env>, { gateway, proxies }: GatewayMount): void {
  app.all('/embed/v1/*', (context) => {
    const requestId = randomUUID();
    context.set('requestId', requestId);
    return gateway.fetch(context.req.raw, { address: clientAddressOf(context, proxies), requestId });
  });
}

type Demonstration = { readonly settings: Settings; readonly buildFolder: string };

/** Prepares the pages of the demonstration, which are files: they explain HTTPS, or do not exist. */
function mountDemonstration(app: Hono<Env>, { settings, buildFolder }: Demonstration): void {
  for (const path of demonstrationPaths) {
    if (hasDemonstration(settings)) app.get(path, explainHttps(settings));
    else app.all(path, (context) => context.notFound());
  }
  if (settings.UPSTREAM_URL && hasDemonstration(settings)) mountPlaygroundWithoutReference(app, { buildFolder });
}

type ManagePages = Pick<PagesOptions, 'hostPages'> & {
  readonly refuseVisit: RefuseVisit;
  readonly sendsMail: boolean;
};

function mountManagePages(app: Hono<Env>, { hostPages, refuseVisit, sendsMail }: ManagePages): void {
  for (const path of managePaths) {
    app.get(path, async function respondWithBooking(context) {
      const eventId = context.req.query('event');
      const refusal = eventId && hostPages && (await refuseVisit(context));
      if (refusal) return refusal;
      const branding = eventId ? await hostPages?.findBrandingOf(eventId) : undefined;
      const styles = branding ? brandStyles(branding) : '';
      return context.html(writeManagePage(context, { sendsMail, branding }), 200, styledPageHeaders(styles));
    });
  }
}

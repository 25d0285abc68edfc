import type { Context, Hono } from 'hono';
import { type GatewayCore, visitorCountedAs } from '../../../gateway/index.ts';
import type { Service } from '../../../service/index.ts';
import { clientAddressOf, type Env, limitVisits, nameConsoleBuild } from '../../http/index.ts';
import type { Settings } from '../../settings/index.ts';
import { serveApi } from '../gateway/index.ts';
import { consoleOriginOf } from './open-console.ts';

type MountedService = {
  readonly service: Pick<Service, 'fetch'>;
  readonly gateway: GatewayCore;
  readonly settings: Settings;
};

/** Passes on what the service responds to: requests with a key or a session, feeds, and the reference of the API. */
export function mountService(app: Hono<Env>, { service, gateway, settings }: MountedService): void {
  const proxies = settings.TRUST_PROXY;
  const visitorOf = (context: Context<Env>) => visitorCountedAs(clientAddressOf(context, proxies) ?? '');
  function serveKeyHolder(context: Context<Env>): Promise<Response> {
    const visitor = visitorOf(context);
    const fetch: Service['fetch'] = (request, env) => service.fetch(request, { ...env, visitor });
    return serveApi(context, { service: { fetch }, gateway });
  }
  app.all('/v1/*', serveKeyHolder);
  app.all('/mcp', serveKeyHolder);
  if (settings.CONSOLE === 'on') {
    app.use('/console/*', nameConsoleBuild());
    app.all('/console/api/*', (context) => {
      const [visitor, origin] = [visitorOf(context), consoleOriginOf(context, settings)];
      const fetch: Service['fetch'] = (request, env) => service.fetch(request, { ...env, visitor, origin });
      return serveApi(context, { service: { fetch }, gateway });
    });
  }
  const refuseVisit = limitVisits({ gateway, proxies });
  app.all('/calendars/*', async (context) => (await refuseVisit(context)) ?? service.fetch(context.req.raw));
  app.all('/docs', (context) => service.fetch(context.req.raw));
}

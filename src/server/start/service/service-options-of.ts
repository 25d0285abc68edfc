import type { ServiceOptions, Store } from '../../../service/index.ts';
import { systemClock } from '../../../time/index.ts';
import { createRedisKeyUses } from '../../redis/index.ts';
import { localAddress, type Settings, showsMail } from '../../settings/index.ts';
import { gatewayOriginsOf, openMailLimits } from '../gateway/index.ts';
import type { SharedRedis } from '../open-redis.ts';
import { openConsole } from './open-console.ts';
import { consoleOriginInMail, mailedLinkFrom, manageLinkAt } from './open-outbox.ts';

type ServiceState = { readonly store: Store; readonly redis: SharedRedis | undefined };

/** Returns the options of a service with these settings, without its log, its calendars and its metrics. */
export async function serviceOptionsOf(
  settings: Settings,
  { store, redis }: ServiceState,
): Promise<Omit<ServiceOptions, 'log'>> {
  const publicUrl = settings.PUBLIC_URL || (settings.PORT > 0 ? localAddress(settings) : '');
  const keepsMail = showsMail(settings);
  const sendsMail = settings.SMTP_URL !== '' || keepsMail;
  return {
    store,
    clock: systemClock,
    requestsPerMinute: settings.REQUESTS_PER_MINUTE,
    countKeyUse: redis && createRedisKeyUses(redis),
    sendsMail,
    confirmsEmail: sendsMail && consoleOriginInMail(settings) !== undefined,
    keepsMail,
    mailFrom: settings.MAIL_FROM,
    mailLimits: openMailLimits(settings, redis),
    allowsPrivateWebhooks: settings.ALLOW_PRIVATE_WEBHOOKS === 1,
    console: await openConsole(store, { settings, redis }),
    mcpHosts: mcpHostsIn(settings),
    gatewayOrigins: gatewayOriginsOf(settings),
    publicUrl,
    manageLink: await manageLinkAt(publicUrl, settings),
    mailedLink: await mailedLinkFrom(settings),
  };
}

/** Agents reach the server by the name in its public address, and by the names of this machine. */
function mcpHostsIn({ MCP, PUBLIC_URL }: Settings): string[] | undefined {
  if (MCP === 'off') return undefined;
  return PUBLIC_URL === '' ? [] : [new URL(PUBLIC_URL).hostname];
}

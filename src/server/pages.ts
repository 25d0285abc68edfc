import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { createGateway, type Gateway, parseOriginRules, type UpstreamOptions } from '../gateway/index.ts';
import { systemClock } from '../time/index.ts';
import { linkSecretsOf } from './link-secrets.ts';
import type { Env } from './listen.ts';
import type { Settings } from './settings.ts';
import { staticFiles } from './static-files.ts';
import { visitorOf } from './visitor-address.ts';

const widgetFolder = fileURLToPath(new URL('../../dist', import.meta.url));

/** Opens the gateway in front of a server, as the settings have it; throws when they are wrong. */
export async function openGateway(upstream: UpstreamOptions, settings: Settings, log: Logger): Promise<Gateway> {
  const ownOrigin = settings.PUBLIC_URL ? new URL(settings.PUBLIC_URL).origin : undefined;
  return createGateway({
    upstream,
    linkSecrets: await linkSecretsOf(settings),
    clock: systemClock,
    allowedOrigins: parseOriginRules(settings.ALLOWED_ORIGINS, { ownOrigin }),
    eventTypes: settings.EVENT_TYPES,
    limits: {
      readsPerMinute: settings.VISITOR_READS_PER_MINUTE,
      bookingsPerHour: settings.VISITOR_BOOKINGS_PER_HOUR,
      emailBookingsPerHour: settings.EMAIL_BOOKINGS_PER_HOUR,
      emailOpenBookings: settings.EMAIL_OPEN_BOOKINGS,
      eventTypeBookingsPerHour: settings.EVENT_TYPE_BOOKINGS_PER_HOUR,
      allBookingsPerHour: settings.ALL_BOOKINGS_PER_HOUR,
    },
    proofOfWork: settings.PROOF_OF_WORK,
    onError: (err, requestId) => log.error({ err, request_id: requestId }, 'the gateway broke'),
  });
}

/** Serves what pages need: the gateway and the widget's files. */
export function mountPages(app: Hono<Env>, gateway: Gateway, { TRUST_PROXY }: Settings): void {
  app.all('/embed/v1/*', (context) => {
    return gateway.fetch(context.req.raw, { address: visitorOf(context, TRUST_PROXY) });
  });
  app.route('/', staticFiles(widgetFolder));
}

import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { createGateway, type Gateway, parseOriginRules, type UpstreamOptions } from '../gateway/index.ts';
import { systemClock } from '../time/index.ts';
import { linkSecretsOf } from './link-secrets.ts';
import { openRedisParts, type SharedParts } from './redis/index.ts';
import type { Settings } from './settings.ts';

/** A gateway, and what it takes to leave it. */
export type OpenedGateway = Gateway & { close(): Promise<void> };

const quietMillis = 60_000;

/** Opens the gateway in front of a server, as the settings have it; throws when they are wrong. */
export async function openGateway(upstream: UpstreamOptions, settings: Settings, log: Logger): Promise<OpenedGateway> {
  const ownOrigin = settings.PUBLIC_URL ? new URL(settings.PUBLIC_URL).origin : undefined;
  const allowedOrigins = parseOriginRules(settings.ALLOWED_ORIGINS, { ownOrigin });
  const linkSecrets = await linkSecretsOf(settings);
  const shared = settings.REDIS_URL ? await openShared(upstream, settings, log) : undefined;
  const gateway = createGateway({
    ...{ upstream, linkSecrets, allowedOrigins, clock: systemClock },
    ...(shared && { parts: shared.parts }),
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
  return { ...gateway, close: async () => shared?.redis.close() };
}

function openShared({ requestsPerMinute }: UpstreamOptions, settings: Settings, log: Logger): Promise<SharedParts> {
  return openRedisParts({
    url: settings.REDIS_URL,
    prefix: prefixOf(settings),
    clock: systemClock,
    requestsPerMinute,
    onTrouble: createTroubleLog(log),
  });
}

/** Gateways in front of the same bookings share what they know; others on the same Redis have nothing to do with it. */
function prefixOf({ UPSTREAM_URL, SCHED_API_KEY, DATABASE_URL, DATA_DIR }: Settings): string {
  const bookings = UPSTREAM_URL ? [UPSTREAM_URL, SCHED_API_KEY] : [DATABASE_URL || resolve(DATA_DIR)];
  return `sched:${createHash('sha256').update(bookings.join(' ')).digest('hex').slice(0, 16)}:`;
}

/** Says at most once a minute that Redis is away, however many requests find out. */
function createTroubleLog(log: Logger): (error: unknown) => void {
  let isQuiet = false;
  return function tellTrouble(err) {
    if (isQuiet) return;
    isQuiet = true;
    setTimeout(() => {
      isQuiet = false;
    }, quietMillis).unref();
    log.warn({ err }, 'Redis cannot be asked: each gateway goes on by itself');
  };
}

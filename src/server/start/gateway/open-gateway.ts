import type { Logger } from 'pino';
import { createGatewayCore, type GatewayCore, type UpstreamOptions } from '../../../gateway/index.ts';
import { systemClock } from '../../../time/index.ts';
import { compress } from '../../http/index.ts';
import { createRedisState } from '../../redis/index.ts';
import { linkSecretsOf } from '../../secrets/index.ts';
import type { Settings } from '../../settings/index.ts';
import type { SharedRedis } from '../open-redis.ts';
import { gatewayRulesOf } from './gateway-rules.ts';

export type OpenGatewayOptions = {
  readonly upstream: UpstreamOptions;
  readonly settings: Settings;
  /** The state it shares with other gateways, if any. */
  readonly redis: SharedRedis | undefined;
  readonly log: Logger;
  /** Called when the server refuses the key of a request. */
  readonly onKeyRefused?: () => void;
};

/** A gateway, and its connections to others. */
type OpenedGateway = GatewayCore & {
  /** Tells the gateways that share its state what they have missed. Call it before closing Redis. */
  close(): Promise<void>;
};

/** Opens the gateway in front of a server with these settings. Throws if they are wrong. */
export async function openGateway(options: OpenGatewayOptions): Promise<OpenedGateway> {
  const { upstream, settings, redis, log, onKeyRefused } = options;
  const linkSecrets = await linkSecretsOf(settings);
  const { requestsPerMinute } = upstream;
  const state = redis && createRedisState({ ...redis, clock: systemClock, requestsPerMinute });
  const gateway = createGatewayCore({
    upstream,
    linkSecrets,
    ...gatewayRulesOf(settings),
    clock: systemClock,
    compress,
    ...(state && { state }),
    eventTypes: settings.EVENT_TYPES,
    limits: {
      readsPerMinute: settings.VISITOR_READS_PER_MINUTE,
      bookingsPerHour: settings.VISITOR_BOOKINGS_PER_HOUR,
      emailBookingsPerHour: settings.EMAIL_BOOKINGS_PER_HOUR,
      emailBookingsPerDay: settings.EMAIL_BOOKINGS_PER_DAY,
      emailOpenBookings: settings.EMAIL_OPEN_BOOKINGS,
      eventTypeBookingsPerHour: settings.EVENT_TYPE_BOOKINGS_PER_HOUR,
      accountBookingsPerHour: settings.ACCOUNT_BOOKINGS_PER_HOUR,
    },
    proofOfWork: settings.PROOF_OF_WORK,
    ...(onKeyRefused && { onKeyRefused }),
    onError: (error, requestId) => log.error({ error, request_id: requestId }, 'the gateway broke'),
  });
  return { ...gateway, close: async () => state?.close() };
}

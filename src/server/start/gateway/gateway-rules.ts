import { listOrigins, type OriginRules, parseOriginRules } from '../../../gateway/index.ts';
import type { ServiceOptions } from '../../../service/index.ts';
import type { Settings } from '../../settings/index.ts';

type OriginSettings = Pick<Settings, 'PUBLIC_URL' | 'ALLOWED_ORIGINS'>;

/** Which pages may use the gateway, whatever their account allows. */
type GatewayRules = {
  readonly allowedOrigins: OriginRules;
  /** The gateway's own public origin. Its pages may always use the gateway. */
  readonly ownOrigin: string | undefined;
};

/** Reads which pages may use the gateway. Throws if the settings are wrong. */
export function gatewayRulesOf({ PUBLIC_URL, ALLOWED_ORIGINS }: OriginSettings): GatewayRules {
  const ownOrigin = PUBLIC_URL ? new URL(PUBLIC_URL).origin : undefined;
  return { allowedOrigins: parseOriginRules(ALLOWED_ORIGINS, { ownOrigin }), ownOrigin };
}

/** Returns the same for the service, which tells hosts. */
export function gatewayOriginsOf(settings: OriginSettings): ServiceOptions['gatewayOrigins'] {
  const { allowedOrigins, ownOrigin } = gatewayRulesOf(settings);
  return { allowed: listOrigins(allowedOrigins), own: ownOrigin };
}

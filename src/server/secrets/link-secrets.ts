import { linkSecretOf } from '../../gateway/index.ts';
import type { Settings } from '../settings/index.ts';
import { secretIn } from './secret-in.ts';

export type LinkSecrets = readonly [string, ...string[]];

/**
 * Returns the secrets that sign the links in mail and the tokens of pages: those in LINK_SECRET. Without it, a gateway
 * in front of another server derives one from its key, so that all gateways with this key agree. Otherwise one is
 * created and stored in DATA_DIR.
 */
export async function linkSecretsOf(settings: Settings): Promise<LinkSecrets> {
  const [current, ...before] = settings.LINK_SECRET;
  if (current !== undefined) return [current, ...before];
  if (settings.UPSTREAM_URL) return [await linkSecretOf(settings.SCHED_API_KEY)];
  return [await secretIn(settings.DATA_DIR, 'link-secret')];
}

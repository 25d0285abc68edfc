import { linkSecretOf } from '../../gateway/index.ts';
import type { Settings } from '../settings/index.ts';
import { secretIn } from './secret-in.ts';

export type LinkSecrets = readonly [string, ...string[]];

/**
 * Returns what the links in mails and the tokens of pages are signed with. LINK_SECRET says it. Without it, a gateway in
 * front of another server derives it from its key, so that all gateways with this key agree; otherwise it is made once
 * and kept in DATA_DIR.
 */
export async function linkSecretsOf(settings: Settings): Promise<LinkSecrets> {
  const [current, ...before] = settings.LINK_SECRET;
  if (current !== undefined) return [current, ...before];
  if (settings.UPSTREAM_URL) return [await linkSecretOf(settings.SCHED_API_KEY)];
  return [await secretIn(settings.DATA_DIR, 'link-secret')];
}

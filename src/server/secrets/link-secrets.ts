import { linkSecretOf } from '../../gateway/index.ts';
import type { Settings } from '../settings/index.ts';
import { readSecrets, type Secrets } from './read-secrets.ts';

/**
 * Returns the secrets that sign the links in mail and the tokens of pages: the ones in LINK_SECRET. Without it, a
 * gateway in front of another server derives one from its key, so that all gateways with this key agree. Otherwise one
 * is created and stored in DATA_DIR. Links signed with a stored one still open once LINK_SECRET is set.
 */
export async function linkSecretsOf({
  LINK_SECRET,
  UPSTREAM_URL,
  SCHED_API_KEY,
  DATA_DIR,
}: Settings): Promise<Secrets> {
  if (!UPSTREAM_URL) return readSecrets(LINK_SECRET, { folder: DATA_DIR, name: 'link-secret' });
  const [current, ...former] = LINK_SECRET;
  return current === undefined ? [await linkSecretOf(SCHED_API_KEY)] : [current, ...former];
}

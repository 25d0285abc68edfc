import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { linkSecretOf } from '../../gateway/index.ts';
import type { Settings } from '../settings/index.ts';
import { readOrCreateSecret } from './read-or-create-secret.ts';

const name = 'link-secret';

export type LinkSecrets = readonly [string, ...string[]];

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
}: Settings): Promise<LinkSecrets> {
  const [current, ...former] = LINK_SECRET;
  if (UPSTREAM_URL) return current === undefined ? [await linkSecretOf(SCHED_API_KEY)] : [current, ...former];
  if (current === undefined) return [await readOrCreateSecret(DATA_DIR, name)];
  const fromFile = existsSync(join(DATA_DIR, name)) ? [await readOrCreateSecret(DATA_DIR, name)] : [];
  return [current, ...former, ...fromFile];
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../settings/index.ts';
import type { LinkSecrets } from './link-secrets.ts';
import { readOrCreateSecret } from './read-or-create-secret.ts';

const name = 'calendar-secret';

/**
 * Returns the secrets that encrypt the addresses and passwords of calendars: CALENDAR_SECRET or, if that is empty, one
 * that is created once and stored in DATA_DIR. A stored one still decrypts once CALENDAR_SECRET is set.
 */
export async function calendarSecretsOf({ CALENDAR_SECRET, DATA_DIR }: Settings): Promise<LinkSecrets> {
  const [current, ...former] = CALENDAR_SECRET;
  if (current === undefined) return [await readOrCreateSecret(DATA_DIR, name)];
  const fromFile = existsSync(join(DATA_DIR, name)) ? [await readOrCreateSecret(DATA_DIR, name)] : [];
  return [current, ...former, ...fromFile];
}

import type { Settings } from '../settings/index.ts';
import type { LinkSecrets } from './link-secrets.ts';
import { secretIn } from './secret-in.ts';

/**
 * Returns the secrets that encrypt the addresses and passwords of calendars: CALENDAR_SECRET or, if that is empty, one
 * that is created once and stored in DATA_DIR.
 */
export async function calendarSecretsOf({ CALENDAR_SECRET, DATA_DIR }: Settings): Promise<LinkSecrets> {
  const [current, ...former] = CALENDAR_SECRET;
  return current === undefined ? [await secretIn(DATA_DIR, 'calendar-secret')] : [current, ...former];
}

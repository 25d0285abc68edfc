import type { Settings } from '../settings/index.ts';
import { readSecrets, type Secrets } from './read-secrets.ts';

/**
 * Returns the secrets that encrypt the addresses and passwords of calendars: CALENDAR_SECRET or, if that is empty, one
 * that is created once and stored in DATA_DIR. A stored one still decrypts once CALENDAR_SECRET is set.
 */
export function calendarSecretsOf({ CALENDAR_SECRET, DATA_DIR }: Settings): Promise<Secrets> {
  return readSecrets(CALENDAR_SECRET, { folder: DATA_DIR, name: 'calendar-secret' });
}

import type { Logger } from 'pino';
import { type KeyOfSetting, type Store, seedDemonstration } from '../service/index.ts';
import { systemClock } from '../time/index.ts';
import type { Settings } from './settings.ts';

/** Returns whether this server shows the demonstration: DEMONSTRATION says so, or else what bookings are kept in. */
export function hasDemonstration({ DEMONSTRATION, DATABASE_URL }: Settings): boolean {
  return DEMONSTRATION === 'auto' ? DATABASE_URL === '' : DEMONSTRATION === '1';
}

/** Throws a sentence when SCHED_API_KEY is set and there is no account that it could be a key of. */
export function checkKeyOfSetting(settings: Settings): void {
  if (settings.SCHED_API_KEY === '' || hasDemonstration(settings)) return;
  throw new Error(
    'SCHED_API_KEY is a key for the demonstration account, and there is none: leave it empty and make a key with ' +
      '"sched key create", or set DEMONSTRATION=1.',
  );
}

/** Makes the demonstration where there is to be one; returns the key of its account if that was made just now. */
export async function openDemonstration(store: Store, settings: Settings, log: Logger): Promise<string | undefined> {
  if (!hasDemonstration(settings)) return undefined;
  const { SCHED_API_KEY: given } = settings;
  const { apiKey, keyOfSetting } = await seedDemonstration(store, {
    clock: systemClock,
    ...(given !== '' && { apiKey: given }),
  });
  for (const sentence of keyOfSetting ? sentencesAbout(keyOfSetting) : []) log.warn(sentence);
  return apiKey;
}

/** Says what whoever changed SCHED_API_KEY must know. */
export function sentencesAbout({ isInUse, revoked }: KeyOfSetting): string[] {
  const sentences = revoked.map((lastFour) => `SCHED_API_KEY has changed: the key before, …${lastFour}, is revoked.`);
  if (isInUse) return sentences;
  return [...sentences, 'The key in SCHED_API_KEY opens nothing: it was revoked, or is a key of another account.'];
}

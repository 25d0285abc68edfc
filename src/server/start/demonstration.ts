import type { Logger } from 'pino';
import { type ConfiguredKey, type Store, seedDemonstration } from '../../service/index.ts';
import { systemClock } from '../../time/index.ts';
import { program } from '../program.ts';
import { saveDemonstrationKey } from '../secrets/index.ts';
import { hasDemonstration, type Settings } from '../settings/index.ts';

/** Throws an error that says what to do if SCHED_API_KEY is set and there is no account for the key. */
export function checkKeyOfSetting(settings: Settings): void {
  if (settings.SCHED_API_KEY === '' || hasDemonstration(settings)) return;
  throw new Error(
    'SCHED_API_KEY is the key of the demonstration account, which DEMONSTRATION=0 leaves out: unset one of the two. ' +
      `"${program} key create" makes a key of another account.`,
  );
}

export type DemonstrationKey = {
  /** The key of the demonstration account, only if this start created it. */
  readonly apiKey?: string;
  /** Says where that key was saved. */
  readonly apiKeyPlace?: string;
};

type DemonstrationOptions = { readonly settings: Settings; readonly log: Logger };

/**
 * Creates the demonstration if this server has one. A new key is saved immediately: it cannot be shown again, and the
 * start may still fail, for example because the port is in use.
 */
export async function openDemonstration(
  store: Store,
  { settings, log }: DemonstrationOptions,
): Promise<DemonstrationKey> {
  if (!hasDemonstration(settings)) return {};
  const { apiKey, configuredKey } = await seedDemonstration(store, {
    clock: systemClock,
    ...(settings.SCHED_API_KEY !== '' && { apiKey: settings.SCHED_API_KEY }),
  });
  for (const sentence of configuredKey ? sentencesAbout(configuredKey) : []) log.warn(sentence);
  return apiKey === undefined ? {} : { apiKey, apiKeyPlace: await saveDemonstrationKey(apiKey, settings.DATA_DIR) };
}

/** Says what an operator who changed SCHED_API_KEY must know. */
export function sentencesAbout({ isInUse, revoked }: ConfiguredKey): string[] {
  const sentences = revoked.map(
    (lastFour) => `SCHED_API_KEY has changed. The previous key, …${lastFour}, was revoked.`,
  );
  if (isInUse) return sentences;
  return [...sentences, 'The key in SCHED_API_KEY does not work: it was revoked or belongs to another account.'];
}

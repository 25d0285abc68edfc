import { signal } from '@preact/signals';
import { en, type Messages } from './en.ts';

const deferred = signal<Partial<Messages>>();

/** Loads the English words of all that is not on the first screen, once for all parts that need them. */
export async function loadDeferredEnglish(): Promise<void> {
  const { deferredEnglish } = await import('./en-deferred.ts');
  deferred.value = deferredEnglish;
}

/** Returns whether all English words are here. */
export function isEnglishComplete(): boolean {
  return deferred.value !== undefined;
}

/** Returns the English words that are here: those of the first screen at least, which reads no others. */
export function readEnglish(): Messages {
  return { ...en, ...deferred.value } as Messages; // until then, nothing that reads the others is shown
}

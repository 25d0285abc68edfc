import { signal } from '@preact/signals';
import { en, type Messages } from './en.ts';

const deferred = signal<Partial<Messages>>();

/** Loads the English words of everything after the first screen, once for all parts that need them. */
export async function loadDeferredEnglish(): Promise<void> {
  const { deferredEnglish } = await import('./en-deferred.ts');
  deferred.value = deferredEnglish;
}

/** Returns whether all English words are loaded. */
export function isEnglishComplete(): boolean {
  return deferred.value !== undefined;
}

/** Returns the English words loaded so far: at least those of the first screen, which uses no others. */
export function readEnglish(): Messages {
  return { ...en, ...deferred.value } as Messages; // until then, nothing that reads the others is shown
}

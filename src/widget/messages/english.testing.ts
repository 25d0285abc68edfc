import { en, type Messages } from './en.ts';
import { deferredEnglish } from './en-deferred.ts';

/** All English words. */
export const english: Messages = { ...en, ...deferredEnglish };

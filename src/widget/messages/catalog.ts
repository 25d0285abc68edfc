import type { Counting } from '../../language/index.ts';
import type { Messages } from './en.ts';

/**
 * The words of a language. A catalog receives its counting functions as an argument, so that it imports no other module
 * and loads in one round trip, beside the app.
 */
export type Catalog = (counting: Counting) => Omit<Messages, 'city'>;

/** Loads the words of a language, written for a language tag. Rejects if they cannot be loaded. */
export type LoadWords = (language: string) => Promise<(tag: string) => Messages>;

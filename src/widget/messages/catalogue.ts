import type { Counting } from '../../language/index.ts';
import type { Messages } from './en.ts';

/**
 * The words of a language. A catalogue is handed what it counts with, so that it needs no other module: it loads in one
 * round trip, beside the app.
 */
export type Catalogue = (counting: Counting) => Omit<Messages, 'city'>;

/** Loads the words of a language, to be written for a tag of it; rejects where they cannot be had. */
export type LoadWords = (language: string) => Promise<(tag: string) => Messages>;

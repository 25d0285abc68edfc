import type { Messages } from './en.ts';

/** The forms of a counted word by the plural categories of its language; `#` stands where the number goes. */
export type Forms = { readonly other: string } & { readonly [Category in Intl.LDMLPluralRule]?: string };

/** Writes numbers in the numerals of one language tag. */
export type Counting = {
  readonly number: (number: number) => string;
  readonly counted: (count: number, forms: Forms) => string;
  /** Hours and what is left of an hour; a part that is nothing is left out. */
  readonly inHours: (minutes: number, hours: Forms, rest: Forms, between: string) => string;
};

/**
 * The words of a language. A catalogue is handed what it counts with, so that it needs no other module: it loads in one
 * round trip, beside the app.
 */
export type Catalogue = (counting: Counting) => Omit<Messages, 'city'>;

/** Loads the words of a language, to be written for a tag of it; rejects where they cannot be had. */
export type LoadWords = (language: string) => Promise<(tag: string) => Messages>;

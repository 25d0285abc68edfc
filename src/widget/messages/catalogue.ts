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
export type Catalogue = (counting: Counting) => Messages;

/** Returns the words of a language; rejects where they cannot be loaded. */
export type LoadCatalogue = (language: string) => Promise<Catalogue>;

/** Creates the counting of a language tag, with the plural rules and numerals of `Intl`. */
export function createCounting(tag: string): Counting {
  const [plurals, numbers] = [new Intl.PluralRules(tag), new Intl.NumberFormat(tag)];
  const number = (value: number) => numbers.format(value);
  const counted = (count: number, forms: Forms) =>
    (forms[plurals.select(count)] ?? forms.other).replace('#', number(count));
  return {
    number,
    counted,
    inHours(minutes, hours, rest, between) {
      const [whole, left] = [Math.floor(minutes / 60), minutes % 60];
      if (whole === 0) return counted(left, rest);
      return left === 0 ? counted(whole, hours) : counted(whole, hours) + between + counted(left, rest);
    },
  };
}

/** The plural forms of a word in its language; `#` stands for the number. */
export type PluralForms = { readonly other: string } & { readonly [Category in Intl.LDMLPluralRule]?: string };

/** Counts with the plural rules of one language, and writes numbers in the numerals of a language tag. */
export type Counting = {
  readonly number: (number: number) => string;
  readonly counted: (count: number, forms: PluralForms) => string;
  /** Writes hours and minutes, and leaves out a part that is zero. */
  readonly inHours: (minutes: number, hours: PluralForms, rest: PluralForms, between: string) => string;
};

/** Creates the counting of a language tag, with the plural rules and, by default, the numerals of `Intl`. */
export function createCounting(tag: string, number = new Intl.NumberFormat(tag).format): Counting {
  const plurals = new Intl.PluralRules(tag);
  const counted: Counting['counted'] = (count, forms) =>
    (forms[plurals.select(count)] ?? forms.other).replace('#', number(count));
  return {
    number: (value) => number(value),
    counted,
    inHours(minutes, hours, rest, between) {
      const [whole, remainder] = [Math.floor(minutes / 60), minutes % 60];
      if (whole === 0) return counted(remainder, rest);
      return remainder === 0 ? counted(whole, hours) : counted(whole, hours) + between + counted(remainder, rest);
    },
  };
}

/** The forms of a counted word by the plural categories of its language; `#` stands where the number goes. */
export type PluralForms = { readonly other: string } & { readonly [Category in Intl.LDMLPluralRule]?: string };

/** Counts with the plural rules of one language, in the numerals of a tag of it. */
export type Counting = {
  readonly number: (number: number) => string;
  readonly counted: (count: number, forms: PluralForms) => string;
  /** Hours and what is left of an hour; a part that is nothing is left out. */
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
      const [whole, left] = [Math.floor(minutes / 60), minutes % 60];
      if (whole === 0) return counted(left, rest);
      return left === 0 ? counted(whole, hours) : counted(whole, hours) + between + counted(left, rest);
    },
  };
}

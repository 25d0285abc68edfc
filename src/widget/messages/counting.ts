import type { Counting } from './catalogue.ts';

/** Creates the counting of a language tag, with the plural rules and numerals of `Intl`. */
export function createCounting(tag: string): Counting {
  const [plurals, numbers] = [new Intl.PluralRules(tag), new Intl.NumberFormat(tag)];
  const number = (value: number) => numbers.format(value);
  const counted: Counting['counted'] = (count, forms) =>
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

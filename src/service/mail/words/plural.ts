type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** Creates what picks the form of a word that goes with a number; `#` in it becomes the number. */
export function pluralIn(language: string): (count: number, forms: Forms) => string {
  const [rules, numbers] = [new Intl.PluralRules(language), new Intl.NumberFormat(language)];
  return function plural(count, forms) {
    return (forms[rules.select(count)] ?? forms.other).replace('#', numbers.format(count));
  };
}

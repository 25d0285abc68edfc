const plurals = new Intl.PluralRules('en');

/** Writes a number with the form of its English word. */
export function counted(count: number, one: string, other: string): string {
  return `${count} ${plurals.select(count) === 'one' ? one : other}`;
}

import { locale } from '../words/index.ts';

/** Returns `Monday, Tuesday, Friday`, with the commas or words that the page's language joins a list with. */
export function listText(parts: readonly string[]): string {
  return new Intl.ListFormat(locale().tag, { type: 'conjunction', style: 'narrow' }).format(parts);
}

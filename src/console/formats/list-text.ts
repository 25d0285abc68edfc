import { locale } from '../words/index.ts';

/** Returns `Monday, Tuesday, Friday`, with the commas or the words that join a list in the page's language. */
export function listText(parts: readonly string[]): string {
  return new Intl.ListFormat(locale().tag, { type: 'conjunction', style: 'narrow' }).format(parts);
}

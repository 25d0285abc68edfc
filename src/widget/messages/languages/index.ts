/**
 * The words of every language except English, and the function that loads them.
 *
 * Design: each language is a separate chunk, and only the requested one is loaded.
 */
import { createCounting, type LanguageCode } from '../../../language/index.ts';
import { loadCityNames } from '../../../zones/index.ts';
import type { Catalog, LoadWords } from '../catalog.ts';

/** Each language in a chunk of its own. */
const catalogs: Readonly<Record<string, () => Promise<Catalog>>> = {
  de: async () => (await import('./de.ts')).german,
  fr: async () => (await import('./fr.ts')).french,
  es: async () => (await import('./es.ts')).spanish,
  it: async () => (await import('./it.ts')).italian,
  pt: async () => (await import('./pt.ts')).portuguese,
  nl: async () => (await import('./nl.ts')).dutch,
  pl: async () => (await import('./pl.ts')).polish,
  sv: async () => (await import('./sv.ts')).swedish,
  ja: async () => (await import('./ja.ts')).japanese,
  zh: async () => (await import('./zh.ts')).chinese,
  ar: async () => (await import('./ar.ts')).arabic,
  he: async () => (await import('./he.ts')).hebrew,
} satisfies Readonly<Record<Exclude<LanguageCode, 'en'>, unknown>>;

/** Loads the words of a language, given its code or a tag. Rejects if there are none. */
export const loadWords: LoadWords = async (requested) => {
  const language = requested.slice(0, 2);
  const load = Object.hasOwn(catalogs, language) ? catalogs[language] : undefined;
  if (!load) throw new RangeError(`No words for "${language}".`);
  const [catalog, city] = await Promise.all([load(), loadCityNames(language)]);
  return (tag) => ({ ...catalog(createCounting(tag)), city });
};

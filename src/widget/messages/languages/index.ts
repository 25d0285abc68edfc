/**
 * The words of every language but English, and what loads them.
 *
 * The decision behind it: each language is a chunk of its own, found by its tag; only the one that is asked for is loaded.
 */
import { createCounting, type LanguageCode } from '../../../language/index.ts';
import type { Catalogue, LoadWords } from '../catalogue.ts';

type OfEachLanguage<Loaded> = Readonly<Record<Exclude<LanguageCode, 'en'>, () => Promise<Loaded>>>;

/** Each language in a chunk of its own. */
const catalogues: Readonly<Record<string, () => Promise<Catalogue>>> = {
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
} satisfies OfEachLanguage<Catalogue>;

/** The names of cities of each language, in a chunk that is loaded beside the words. */
const cityNames: Readonly<Record<string, () => Promise<{ readonly cities: string }>>> = {
  de: () => import('../cities/cities-de.ts'),
  fr: () => import('../cities/cities-fr.ts'),
  es: () => import('../cities/cities-es.ts'),
  it: () => import('../cities/cities-it.ts'),
  pt: () => import('../cities/cities-pt.ts'),
  nl: () => import('../cities/cities-nl.ts'),
  pl: () => import('../cities/cities-pl.ts'),
  sv: () => import('../cities/cities-sv.ts'),
  ja: () => import('../cities/cities-ja.ts'),
  zh: () => import('../cities/cities-zh.ts'),
  ar: () => import('../cities/cities-ar.ts'),
  he: () => import('../cities/cities-he.ts'),
} satisfies OfEachLanguage<{ readonly cities: string }>;

/** Loads the words of a language, given it or a tag of it; rejects where there are none. */
export const loadWords: LoadWords = async (requested) => {
  const language = requested.slice(0, 2);
  const load = Object.hasOwn(catalogues, language) ? catalogues[language] : undefined;
  if (!load) throw new RangeError(`No words for "${language}".`);
  const [catalogue, cities] = await Promise.all([load(), loadCities(language)]);
  const city = (name: string) => cities.get(name) ?? name;
  return (tag) => ({ ...catalogue(createCounting(tag)), city });
};

/** Loads the names of cities that differ from the English ones; without them the words are still of use. */
async function loadCities(language: string): Promise<ReadonlyMap<string, string>> {
  const { cities = '' } = (await cityNames[language]?.().catch(() => undefined)) ?? {};
  return new Map(cities.split('|').map((pair) => pair.split('=') as [string, string])); // written `English=own|…`
}

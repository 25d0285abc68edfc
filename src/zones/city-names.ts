import type { LanguageCode } from '../language/index.ts';

/** The names of cities in each language except English, each in its own chunk. */
const cityNames: Readonly<Record<string, () => Promise<{ readonly cities: string }>>> = {
  de: () => import('./cities/cities-de.ts'),
  fr: () => import('./cities/cities-fr.ts'),
  es: () => import('./cities/cities-es.ts'),
  it: () => import('./cities/cities-it.ts'),
  pt: () => import('./cities/cities-pt.ts'),
  nl: () => import('./cities/cities-nl.ts'),
  pl: () => import('./cities/cities-pl.ts'),
  sv: () => import('./cities/cities-sv.ts'),
  ja: () => import('./cities/cities-ja.ts'),
  zh: () => import('./cities/cities-zh.ts'),
  ar: () => import('./cities/cities-ar.ts'),
  he: () => import('./cities/cities-he.ts'),
} satisfies Readonly<Record<Exclude<LanguageCode, 'en'>, unknown>>;

/**
 * Loads the names of the cities that zones are named after, in a language. If they cannot be loaded, as for English,
 * cities keep their English names.
 */
export async function loadCityNames(language: string): Promise<(city: string) => string> {
  const { cities = '' } = (await cityNames[language]?.().catch(() => undefined)) ?? {};
  const names = new Map(cities.split('|').map((pair) => pair.split('=') as [string, string])); // written `English=own|…`
  return (city) => names.get(city) ?? city;
}

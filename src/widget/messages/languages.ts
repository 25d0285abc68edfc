import type { Catalogue } from './catalogue.ts';

/** Each language in a chunk of its own. */
const catalogues: Readonly<Record<string, () => Promise<Catalogue>>> = {
  de: async () => (await import('./de.ts')).german,
  fr: async () => (await import('./fr.ts')).french,
};

/** Loads the words of a language; rejects where there are none. */
export async function loadCatalogue(language: string): Promise<Catalogue> {
  const load = Object.hasOwn(catalogues, language) ? catalogues[language] : undefined;
  if (!load) throw new RangeError(`No words for "${language}".`);
  return load();
}

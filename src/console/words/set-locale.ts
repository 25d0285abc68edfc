import { loadCityNames } from '../../zones/index.ts';
import { localeOf } from './language.ts';
import { showLocale } from './locale.ts';
import { shellWords } from './shell/index.ts';

/** Changes the language of the page to the first of these tags that has words. */
export async function setLocale(preferredTags: readonly string[]): Promise<void> {
  const next = localeOf(preferredTags);
  const [nameCity] = await Promise.all([loadCityNames(next.language), shellWords.load(next.language)]);
  showLocale({ ...next, nameCity });
}

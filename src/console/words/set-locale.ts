import { loadCityNames } from '../../zones/index.ts';
import { localeOf } from './language.ts';
import { showLocale } from './locale.ts';
import { shellWords } from './shell/index.ts';

/** Makes the page speak the first of these tags that there are words for. */
export async function setLocale(preferred: readonly string[]): Promise<void> {
  const next = localeOf(preferred);
  const [nameCity] = await Promise.all([loadCityNames(next.language), shellWords.load(next.language)]);
  showLocale({ ...next, nameCity });
}

import { signal } from '@preact/signals';
import { type Locale, localeOf } from './language.ts';
import { shellWords } from './shell/index.ts';

const current = signal<Locale>(localeOf([]));

/** Returns how the page writes. A component that reads it is drawn again when it changes. */
export function locale(): Locale {
  return current.value;
}

/** Makes the page speak the first of these tags that there are words for. */
export async function setLocale(preferred: readonly string[]): Promise<void> {
  const next = localeOf(preferred);
  await shellWords.load(next.language);
  current.value = next;
  document.documentElement.lang = next.tag;
  document.documentElement.dir = next.direction;
}

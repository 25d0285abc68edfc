import { signal } from '@preact/signals';
import { type Locale, localeOf } from './language.ts';

const current = signal<Locale>(localeOf([]));

/** Returns the locale of the page. A component that reads it is rendered again when it changes. */
export function locale(): Locale {
  return current.value;
}

/** Changes the locale of the page and its writing direction. The words of the language must be loaded. */
export function showLocale(next: Locale): void {
  current.value = next;
  document.documentElement.lang = next.tag;
  document.documentElement.dir = next.direction;
}

import { signal } from '@preact/signals';
import { type Locale, localeOf } from './language.ts';

const current = signal<Locale>(localeOf([]));

/** Returns how the page writes. A component that reads it is drawn again when it changes. */
export function locale(): Locale {
  return current.value;
}

/** Changes how the page writes, and which way it runs. The words of the language must have been loaded. */
export function showLocale(next: Locale): void {
  current.value = next;
  document.documentElement.lang = next.tag;
  document.documentElement.dir = next.direction;
}

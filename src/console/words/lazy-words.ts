import { signal } from '@preact/signals';
import type { LanguageCode } from '../../language/index.ts';

/** The words of a part of the console, in the page's language. */
export type LazyWords<Words> = {
  /** Loads the words of a language and makes them current. */
  readonly load: (language: LanguageCode) => Promise<void>;
  /** The words in the page's language. A component that reads them is rendered again when they change. */
  readonly current: Words;
};

/** Loads the words of each language. */
export type WordLoaders<Words> = Readonly<Record<LanguageCode, () => Promise<{ readonly words: Words }>>>;

/**
 * Creates words that are loaded with the screen that shows them. The English words set the type, so the compiler finds
 * every text that a translation lacks.
 *
 * @throws Error when `current` is read before `load` has resolved
 */
export function lazyWords<Words>(loaders: WordLoaders<Words>): LazyWords<Words> {
  const loaded = signal<{ readonly words: Words } | undefined>(undefined);
  let latest: LanguageCode | undefined;
  return {
    async load(language) {
      latest = language;
      const next = await loaders[language]();
      // Words that arrive late do not replace those of a language that was chosen since.
      if (latest === language || !loaded.peek()) loaded.value = next;
    },
    get current() {
      if (!loaded.value) throw new Error('Load the words of a screen before you show it.');
      return loaded.value.words;
    },
  };
}

/** Joins the words of a screen with those of another that it also shows, so that they are loaded together. */
export function wordsTogether<Words>(
  own: LazyWords<Words>,
  ...borrowed: readonly LazyWords<unknown>[]
): LazyWords<Words> {
  return {
    async load(language) {
      await Promise.all([own, ...borrowed].map((words) => words.load(language)));
    },
    get current() {
      return own.current;
    },
  };
}

import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { englishTag, languageOf, pickLanguage } from '../../language/index.ts';
import type { LoadWords } from './catalog.ts';
import { isEnglishComplete, loadDeferredEnglish, readEnglish } from './deferred-english.ts';
import type { Messages } from './en.ts';
import { type MessageOverrides, overrideMessages } from './overrides.ts';

export type Language = {
  /** The tag of words, dates and numbers alike. */
  readonly tag: string;
  /** The tag of regional preferences: 12 or 24 hours, the start of the week. */
  readonly regionalTag: string;
  readonly messages: Messages;
};

/** The chosen language. English is already loaded and needs no catalog. */
type ChosenLanguage = Omit<Language, 'messages'> & { readonly messages?: Messages };

export type LanguageOptions = {
  /** Language tags, in order of preference. */
  readonly requestedTags: () => readonly string[];
  /** The page's own words. */
  readonly own: () => MessageOverrides | null | undefined;
  readonly load: LoadWords;
  readonly warn: (expected: string) => void;
};

type WatchedLanguage = {
  readonly language: ReadonlySignal<Language>;
  /** Whether words of the requested language, or English in their place, are loaded. */
  readonly isLanguageReady: ReadonlySignal<boolean>;
};

/** How long to wait for the first words before using English ones. */
const loadTimeoutMillis = 4000;

/**
 * Follows the requested language. Until its words have loaded, the previous words and dates stay. Before the first ones
 * `isLanguageReady` is false. If words cannot be loaded, words and dates are English.
 */
export function watchLanguage({ requestedTags, own, load, warn }: LanguageOptions): WatchedLanguage {
  // As one string, so that an equal request does not notify its readers.
  const tags = computed(() => pickLanguage(requestedTags(), navigator.languages).join(' '));
  const current = signal(inEnglish(tags.peek()));
  const isLanguageReady = signal(false);
  effect(() => {
    const [tag = '', regionalTag = ''] = tags.value.split(' ');
    const language = languageOf(tag);
    let isWanted = true;
    const use = (next: ChosenLanguage) => {
      if (!isWanted) return;
      batch(() => {
        current.value = next;
        isLanguageReady.value = true;
      });
    };
    const english = inEnglish(tags.value);
    if (language === 'en') return use(english);
    const timer = isLanguageReady.peek() ? undefined : setTimeout(use, loadTimeoutMillis, english);
    load(language)
      .then((words) => use({ tag, regionalTag, messages: words(tag) }))
      .catch(() => use(english))
      .finally(() => clearTimeout(timer));
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  });
  const ownWords = computed(own);
  // Loaded immediately, to warn about invalid words of the page.
  effect(() => void (ownWords.value && loadDeferredEnglish().catch(() => undefined)));
  const language = computed(() => {
    const { messages, ...tags } = current.value;
    // Words that are not loaded yet are not unknown.
    const onWrong = messages || isEnglishComplete() ? warn : () => undefined;
    const words = messages ?? readEnglish();
    return { ...tags, messages: overrideMessages({ messages: words, own: ownWords.value, warn: onWrong }) };
  });
  return { language, isLanguageReady };
}

function inEnglish(tags: string): ChosenLanguage {
  const [tag = '', regionalTag = ''] = tags.split(' ');
  return { tag: languageOf(tag) === 'en' ? tag : englishTag(navigator.languages), regionalTag };
}

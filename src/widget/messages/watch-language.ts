import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { LoadWords } from './catalogue.ts';
import { en, type Messages } from './en.ts';
import { type MessageOverrides, overrideMessages } from './overrides.ts';
import { englishTag, languageOf, pickLanguage } from './pick-language.ts';

export type Language = {
  /** The tag of words, dates and numbers alike. */
  readonly tag: string;
  /** The tag that decides on customs: 12 or 24 hours, the start of the week. */
  readonly regionalTag: string;
  readonly messages: Messages;
};

export type LanguageParts = {
  /** Language tags, most wished first. */
  readonly wished: () => readonly string[];
  /** The page's own words. */
  readonly own: () => MessageOverrides | null | undefined;
  readonly load: LoadWords;
  readonly expected: (sentence: string) => void;
};

type WatchedLanguage = {
  readonly language: ReadonlySignal<Language>;
  /** Whether words of the wished language, or those that stand in for them, are here. */
  readonly isLanguageReady: ReadonlySignal<boolean>;
};

/** How long the first words are waited for before English ones stand in. */
const patienceMillis = 4000;

/**
 * Follows the wished language. Until its words are here the former ones stay, with the dates that go with them; before
 * the first ones `isLanguageReady` is false. Words that cannot be had are English, and so are the dates.
 */
export function watchLanguage({ wished, own, load, expected }: LanguageParts): WatchedLanguage {
  // As one string, so that what reads it is not told of a wish for the same.
  const picked = computed(() => pickLanguage(wished(), navigator.languages).join(' '));
  const spoken = signal(inEnglish(picked.peek()));
  const isLanguageReady = signal(false);
  effect(() => {
    const [tag = '', regionalTag = ''] = picked.value.split(' ');
    const language = languageOf(tag);
    let isWanted = true;
    const say = (next: Language) => {
      if (!isWanted) return;
      batch(() => {
        spoken.value = next;
        isLanguageReady.value = true;
      });
    };
    const english = inEnglish(picked.value);
    if (language === 'en') return say(english);
    const timer = isLanguageReady.peek() ? undefined : setTimeout(say, patienceMillis, english);
    load(language)
      .then((words) => say({ tag, regionalTag, messages: words(tag) }))
      .catch(() => say(english))
      .finally(() => clearTimeout(timer));
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  });
  const ownWords = computed(own);
  const language = computed(() => {
    const { messages, ...tags } = spoken.value;
    return { ...tags, messages: overrideMessages(messages, ownWords.value, expected) };
  });
  return { language, isLanguageReady };
}

function inEnglish(picked: string): Language {
  const [tag = '', regionalTag = ''] = picked.split(' ');
  return { tag: languageOf(tag) === 'en' ? tag : englishTag(navigator.languages), regionalTag, messages: en };
}

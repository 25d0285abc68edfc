import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Catalogue, createCounting, type LoadCatalogue } from './catalogue.ts';
import { en, type Messages } from './en.ts';
import { type MessageOverrides, overrideMessages } from './overrides.ts';
import { englishTag, languageOf, pickLanguage } from './pick-language.ts';

export type Language = {
  /** The tag of words, dates and numbers alike. */
  readonly tag: string;
  /** The tag that decides on customs: 12 or 24 hours, the start of the week. */
  readonly habitTag: string;
  readonly messages: Messages;
};

export type LanguageParts = {
  /** Language tags, most wished first. */
  readonly wished: () => readonly string[];
  /** The page's own words. */
  readonly own: () => MessageOverrides | null | undefined;
  readonly load: LoadCatalogue;
  readonly expected: (sentence: string) => void;
};

/** The words that are here; without a catalogue they are the English ones. */
type Spoken = {
  readonly tag: string;
  readonly habitTag: string;
  readonly catalogue: Catalogue | undefined;
};

/** How long the first words are waited for before English ones stand in. */
const patienceMillis = 4000;

/**
 * Follows the wished language. Until its words are here the former ones stay, with the dates that go with them; before
 * the first ones `isHeard` is false. Words that cannot be had are English, and so are the dates.
 */
export function watchLanguage(parts: LanguageParts): {
  readonly language: ReadonlySignal<Language>;
  readonly isHeard: ReadonlySignal<boolean>;
} {
  const spoken = watchSpoken(parts);
  const tag = computed(() => spoken.value?.tag ?? englishTag(navigator.languages));
  const habitTag = computed(() => spoken.value?.habitTag ?? tag.value);
  const messages = computed(() => {
    const words = spoken.value?.catalogue?.(createCounting(tag.value)) ?? en;
    return overrideMessages(words, parts.own(), parts.expected);
  });
  return {
    language: computed(() => ({ tag: tag.value, habitTag: habitTag.value, messages: messages.value })),
    isHeard: computed(() => spoken.value !== undefined),
  };
}

function watchSpoken({ wished, load }: LanguageParts): ReadonlySignal<Spoken | undefined> {
  const spoken = signal<Spoken>();
  const tag = computed(() => pickLanguage(wished(), navigator.languages).tag);
  const habitTag = computed(() => pickLanguage(wished(), navigator.languages).habitTag);
  effect(() => {
    const picked = { tag: tag.value, habitTag: habitTag.value };
    const inEnglish = () => {
      spoken.value = { ...picked, tag: englishTag(navigator.languages), catalogue: undefined };
    };
    const language = languageOf(picked.tag);
    if (language === 'en') {
      spoken.value = { ...picked, catalogue: undefined };
      return undefined;
    }
    let isWanted = true;
    const timer = spoken.peek() ? undefined : setTimeout(inEnglish, patienceMillis);
    load(language)
      .then((catalogue) => {
        if (isWanted) spoken.value = { ...picked, catalogue };
      })
      .catch(() => {
        if (isWanted) inEnglish();
      })
      .finally(() => clearTimeout(timer));
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  });
  return spoken;
}

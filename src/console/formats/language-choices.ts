import { languages } from '../../language/index.ts';
import { locale } from '../words/index.ts';

type LanguageChoice = {
  readonly value: string;
  readonly label: string;
  /** The language of the label, which screen readers pronounce. */
  readonly lang: string;
};

/** Returns a choice for each language of the console, named in that language, and one for `current`, any language tag. */
export function languageChoices(current: string): readonly LanguageChoice[] {
  const tags = [...new Set([...languages, current])].filter(Boolean);
  return tags.map((tag) => ({
    value: tag,
    label: nameIn(tag, tag),
    lang: tag,
  }));
}

/** Returns the name of a language in the page's language. */
export function languageName(tag: string): string {
  return nameIn(locale().tag, tag);
}

function nameIn(pageTag: string, tag: string): string {
  return new Intl.DisplayNames(pageTag, { type: 'language' }).of(tag) ?? tag;
}

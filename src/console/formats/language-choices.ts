import { languages } from '../../language/index.ts';

type LanguageChoice = {
  readonly value: string;
  readonly label: string;
  /** The language of the label, which screen readers pronounce. */
  readonly lang: string;
};

/** Returns a choice for each language of the console, named in that language, and one for `saved`, any language tag. */
export function languageChoices(saved: string): readonly LanguageChoice[] {
  const tags = [...new Set([...languages, saved])].filter(Boolean);
  return tags.map((tag) => ({
    value: tag,
    label: new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag,
    lang: tag,
  }));
}

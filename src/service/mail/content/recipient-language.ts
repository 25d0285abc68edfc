import { directionOf, languageWithWords, pickLanguage } from '../../../language/index.ts';
import type { ZoneName } from '../../../time/index.ts';
import { type Words, words } from '../words/index.ts';
import { type DateFormats, dateFormatsOf, hourCycleOf } from './date-formats.ts';
import type { EmailContent } from './email-content.ts';

/** The language of an email. Words and dates use the same one. */
export type RecipientLanguage = {
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
  readonly words: Words;
  /** Returns how dates are written in a zone. */
  readonly datesIn: (zone: string) => DateFormats;
};

/** Picks the language of an email's recipient; English if unknown. Only the host has a preferred clock. */
export function languageFor({
  recipient,
  locale,
  hostTimeFormat,
}: Pick<EmailContent, 'recipient' | 'locale' | 'hostTimeFormat'>): RecipientLanguage {
  const [tag, regionalTag] = pickLanguage(locale === null ? [] : [locale], []);
  const ownCycle = hostTimeFormat === 12 ? 'h12' : 'h23';
  const hourCycle = recipient === 'host' ? ownCycle : hourCycleOf(regionalTag);
  return {
    tag,
    dir: directionOf(tag),
    words: words[languageWithWords(locale)],
    // Zones of events were validated on input.
    datesIn: (zone) => dateFormatsOf({ tag, zone: zone as ZoneName, hourCycle }),
  };
}

import type { Instant } from '../../../time/index.ts';
import type { ComposedLetter, LetterBrand } from './composed-letter.ts';
import { isolated, isolatedTitle } from './foreign-text.ts';
import { languageFor } from './reader-language.ts';
import { sanitizeName } from './sanitize-name.ts';

/** A letter to a host who has deleted bookings from their calendar. This does not cancel the bookings. */
export type DeletionLetter = {
  readonly brand?: LetterBrand | undefined;
  readonly name: string;
  /** The host's language, a BCP 47 tag; null if unknown. */
  readonly locale: string | null;
  readonly zone: string;
  /** The host's clock, 12 or 24 hours. */
  readonly timeFormat: number;
  readonly bookings: readonly { readonly title: string; readonly invitee: string; readonly start: Instant }[];
};

/** Composes a letter about bookings that are no longer in the calendar of their host. */
export function composeDeletionLetter(letter: DeletionLetter): ComposedLetter {
  const { name, locale, zone, timeFormat, bookings, brand } = letter;
  const { tag, dir, words, datesIn } = languageFor({ reader: 'host', locale, hostTimeFormat: timeFormat });
  const { subject, opening, advice } = words.deletedEntries;
  const shownName = sanitizeName(name);
  const facts = bookings.map(({ title, invitee, start }) => {
    const shownInvitee = sanitizeName(invitee);
    const meeting = shownInvitee
      ? words.meetingWith(isolatedTitle(title), isolated(shownInvitee))
      : isolatedTitle(title);
    return { label: datesIn(zone).shortDateAndTime(start), lines: [{ text: meeting }] };
  });
  return {
    ...{ lang: tag, dir, logo: undefined, brand, subject, preheader: opening },
    ...{ hello: words.hello(shownName && isolated(shownName)), opening, facts },
    ...{ actions: [], answers: undefined, notes: [advice] },
  };
}

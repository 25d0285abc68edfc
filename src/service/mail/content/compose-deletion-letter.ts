import { bookingFact, type NamedBooking } from './booking-fact.ts';
import type { ComposedLetter, LetterBrand } from './composed-letter.ts';
import { isolated } from './foreign-text.ts';
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
  readonly bookings: readonly NamedBooking[];
};

/** Composes a letter about bookings that are no longer in the calendar of their host. */
export function composeDeletionLetter(letter: DeletionLetter): ComposedLetter {
  const { name, locale, zone, timeFormat, bookings, brand } = letter;
  const { tag, dir, words, datesIn } = languageFor({ reader: 'host', locale, hostTimeFormat: timeFormat });
  const { subject, opening, advice } = words.deletedEntries;
  const shownName = sanitizeName(name);
  const facts = bookings.map((booking) => bookingFact(booking, { words, datesIn, zone }));
  return {
    ...{ lang: tag, dir, logo: undefined, brand, subject, preheader: opening },
    ...{ hello: words.hello(shownName && isolated(shownName)), opening, facts },
    ...{ actions: [], answers: undefined, notes: [advice] },
  };
}

import type { NoticeKind } from '../words/index.ts';
import { bookingFact, type NamedBooking } from './booking-fact.ts';
import type { ComposedEmail, EmailBrand } from './composed-email.ts';
import { isolated } from './foreign-text.ts';
import { languageFor } from './recipient-language.ts';
import { sanitizeName } from './sanitize-name.ts';

/** An email that tells a host what has happened, without a link. */
export type NoticeEmail = {
  readonly brand?: EmailBrand | undefined;
  readonly kind: NoticeKind;
  readonly name: string;
  /** The host's language, a BCP 47 tag; null if unknown. */
  readonly locale: string | null;
  readonly zone: string;
  /** The host's clock, 12 or 24 hours. */
  readonly timeFormat: number;
  /** The bookings that it lists, if any. */
  readonly bookings: readonly NamedBooking[];
};

/** Composes an email that tells a host what has happened. */
export function composeNoticeEmail(email: NoticeEmail): ComposedEmail {
  const { kind, name, locale, zone, timeFormat, bookings, brand } = email;
  const { tag, dir, words, datesIn } = languageFor({ recipient: 'host', locale, hostTimeFormat: timeFormat });
  const { subject, opening: openingFor, advice } = words.notices[kind];
  const opening = openingFor(bookings.length);
  const shownName = sanitizeName(name);
  const facts = bookings.map((booking) => bookingFact(booking, { words, datesIn, zone }));
  return {
    lang: tag,
    dir,
    logo: undefined,
    brand,
    subject,
    preheader: opening,
    hello: words.hello(shownName && isolated(shownName)),
    opening,
    facts,
    actions: [],
    answers: undefined,
    notes: [advice],
  };
}

import { bookingFact, type NamedBooking } from './booking-fact.ts';
import type { NoticeEmail } from './compose-notice-email.ts';
import type { ComposedEmail } from './composed-email.ts';
import { isolated } from './foreign-text.ts';
import { languageFor } from './recipient-language.ts';
import { sanitizeName } from './sanitize-name.ts';

/** An email to a host about an address that refuses mail about a booking. */
export type RefusalEmail = Omit<NoticeEmail, 'kind' | 'bookings'> & {
  readonly address: string;
  readonly booking: NamedBooking;
};

/** Composes an email about an address that cannot be reached by mail. */
export function composeRefusalEmail(email: RefusalEmail): ComposedEmail {
  const { name, locale, zone, timeFormat, address, booking, brand } = email;
  const { tag, dir, words, datesIn } = languageFor({ recipient: 'host', locale, hostTimeFormat: timeFormat });
  const { subject, opening, advice } = words.refusedMail;
  const shownName = sanitizeName(name);
  const { label, lines } = bookingFact(booking, { words, datesIn, zone });
  return {
    lang: tag,
    dir,
    logo: undefined,
    brand,
    subject: subject(isolated(address)),
    preheader: opening,
    hello: words.hello(shownName && isolated(shownName)),
    opening,
    facts: [{ label, lines: [...lines, { text: isolated(address) }] }],
    actions: [],
    answers: undefined,
    notes: [advice],
  };
}

import type { Instant } from '../../../time/index.ts';
import type { ComposedEmail, EmailBrand } from './composed-email.ts';
import { isolated, isolatedTitle, oneLine } from './foreign-text.ts';
import { languageFor } from './recipient-language.ts';
import { sanitizeName } from './sanitize-name.ts';

/** An email to a host about a calendar of theirs that cannot be read. */
export type CalendarEmail = {
  readonly brand?: EmailBrand | undefined;
  readonly name: string;
  /** The host's language, a BCP 47 tag; null if unknown. */
  readonly locale: string | null;
  readonly zone: string;
  /** The host's clock, 12 or 24 hours. */
  readonly timeFormat: number;
  readonly calendar: string;
  readonly server: string;
  readonly readAt: Instant;
  /** Whether no one can book the host until it can be read. */
  readonly isClosed: boolean;
};

/** Composes an email about a calendar that cannot be read, in the language of its host. */
export function composeCalendarEmail(email: CalendarEmail): ComposedEmail {
  const { name, locale, zone, timeFormat, calendar, server, readAt, isClosed, brand } = email;
  const { tag, dir, words, datesIn } = languageFor({ recipient: 'host', locale, hostTimeFormat: timeFormat });
  const { subject, failing, closed, calendarLabel, lastRead, advice } = words.calendars;
  const opening = isClosed ? closed : failing;
  const shownName = sanitizeName(name);
  const places = oneLine(calendar) === oneLine(server) ? [server] : [calendar, server];
  return {
    lang: tag,
    dir,
    logo: undefined,
    brand,
    subject: subject(isolatedTitle(calendar)),
    preheader: opening,
    hello: words.hello(shownName && isolated(shownName)),
    opening,
    facts: [
      { label: calendarLabel, lines: places.map((text) => ({ text: isolated(text) })) },
      { label: lastRead, lines: [{ text: datesIn(zone).shortDateAndTime(readAt) }] },
    ],
    actions: [],
    answers: undefined,
    notes: [advice],
  };
}

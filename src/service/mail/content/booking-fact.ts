import type { Instant } from '../../../time/index.ts';
import type { Fact } from './composed-email.ts';
import { isolated, isolatedTitle } from './foreign-text.ts';
import type { languageFor } from './recipient-language.ts';
import { sanitizeName } from './sanitize-name.ts';

/** A booking that is named in an email to its host. */
export type NamedBooking = { readonly title: string; readonly invitee: string; readonly start: Instant };

type RecipientLanguage = Pick<ReturnType<typeof languageFor>, 'words' | 'datesIn'> & { readonly zone: string };

/** Returns the line that names a booking: when, what and with whom. */
export function bookingFact(
  { title, invitee, start }: NamedBooking,
  { words, datesIn, zone }: RecipientLanguage,
): Fact {
  const shownInvitee = sanitizeName(invitee);
  const shownTitle = isolatedTitle(title);
  const meeting = shownInvitee ? words.meetingWith(shownTitle, isolated(shownInvitee)) : shownTitle;
  return { label: datesIn(zone).shortDateAndTime(start), lines: [{ text: meeting }] };
}

import { type AnswerOptions, answersOf } from './answers.ts';
import type { Action, ComposedEmail } from './composed-email.ts';
import { type EmailContent, inviteeNameOf, meetingOf, zoneOf } from './email-content.ts';
import { factsOf } from './facts.ts';
import { isolated, oneLine } from './foreign-text.ts';
import { languageFor, type RecipientLanguage } from './recipient-language.ts';
import { subjectOf } from './subject.ts';

/** Composes the content of an email, in the language of its recipient. */
export function composeBookingEmail(content: EmailContent): ComposedEmail {
  const language = languageFor(content);
  const { tag, dir, words, datesIn } = language;
  const { recipient, kind, event } = content;
  const dates = datesIn(zoneOf(content));
  const time = meetingOf(event);
  const names = { host: event.host.name, invitee: inviteeNameOf(content), guest: '' };
  const facts = factsOf(content, language);
  return {
    lang: tag,
    dir,
    logo: logoOf(content),
    brand: content.brand,
    subject: subjectOf(content, language),
    preheader: [dates.date(time.start), dates.range(time), dates.zone(time.start)].join(' · '),
    hello: words.hello(names[recipient] && isolated(names[recipient])),
    opening: kind === 'unassigned' ? words.unassigned : words.openings[recipient][kind],
    facts,
    actions: actionsOf(content, language),
    answers: recipient === 'host' ? writtenAnswers(content, { words, besides: facts }) : undefined,
    notes: notesOf(content, language),
  };
}

/** Mail programs block pictures over plain http, or warn about them. */
function logoOf({ logo, brand, event }: EmailContent): ComposedEmail['logo'] {
  if (brand?.logo) return undefined;
  return logo?.startsWith('https://') ? { src: logo, alt: oneLine(event.host.name) } : undefined;
}

function writtenAnswers(content: EmailContent, options: AnswerOptions): ComposedEmail['answers'] {
  const { words } = options;
  const { facts, omittedCount } = answersOf(content, options);
  if (facts.length + omittedCount === 0) return undefined;
  return { heading: words.labels.answers, facts, more: omittedCount > 0 ? words.moreAnswers(omittedCount) : '' };
}

/** Guests and former hosts cannot change a booking, and no one can change a canceled one. */
function actionsOf({ recipient, kind, links }: EmailContent, { words }: RecipientLanguage): Action[] {
  if (recipient === 'guest' || kind === 'canceled' || kind === 'unassigned') return [];
  return (['view', 'reschedule', 'cancel'] as const).flatMap((action) => {
    const href = links[action];
    return href ? [{ label: words.actions[action], href, isDestructive: action === 'cancel' }] : [];
  });
}

function notesOf(content: EmailContent, { words }: RecipientLanguage): string[] {
  const { recipient, event } = content;
  const other = recipient === 'host' ? inviteeNameOf(content) || event.invitee.email : event.host.name;
  return [words.reply(isolated(other)), ...(recipient === 'host' ? [] : [words.whyYou])];
}

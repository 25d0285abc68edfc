import type { LinkEmailKind } from '../words/index.ts';
import type { ComposedEmail, EmailBrand } from './composed-email.ts';
import { isolated } from './foreign-text.ts';
import { languageFor } from './recipient-language.ts';
import { sanitizeName } from './sanitize-name.ts';

/** An email with one link, to a user of the account. */
export type LinkEmail = {
  readonly brand?: EmailBrand | undefined;
  readonly kind: LinkEmailKind;
  /** Users of the account typed it, and the email may reach a stranger. */
  readonly name: string;
  /** The recipient's language, a BCP 47 tag; null if unknown. */
  readonly locale: string | null;
  readonly href: string;
  /** The name of the sender; empty if the recipient requested it. */
  readonly sender?: string;
};

/** Composes an email with one link, in the language of its recipient. */
export function composeLinkEmail({ kind, name, locale, href, sender = '', brand }: LinkEmail): ComposedEmail {
  const { tag, dir, words } = languageFor({ recipient: 'host', locale, hostTimeFormat: 24 });
  const { subject, opening, action, validity, whyYou } = words.links[kind];
  const [shownName, shownSender] = [sanitizeName(name), sanitizeName(sender)];
  const senderNote = shownSender && words.invitedBy(isolated(shownSender));
  return {
    lang: tag,
    dir,
    logo: undefined,
    brand,
    subject,
    preheader: opening,
    hello: words.hello(shownName && isolated(shownName)),
    opening,
    facts: [],
    actions: [{ label: action, href }],
    answers: undefined,
    notes: [senderNote, validity, whyYou].filter(Boolean),
  };
}

import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { Mail } from '../../../../contract/index.ts';
import { languageWithWords } from '../../../../language/index.ts';
import type { Instant } from '../../../../time/index.ts';
import { inUtc } from '../../postgres/index.ts';
import type { DeliveriesTable } from '../../tables/index.ts';

/** The addresses and the languages of the people who take part. */
type Participants = {
  readonly invitee_email: string;
  readonly event_locale: string | null;
  /** Its address and language are unknown since then. */
  readonly event_erased_at: Instant | null;
  readonly host_email: string;
  readonly host_locale: string | null;
};

/** Returns an email about an event in the form of the API. */
export function mailOf(row: Selectable<DeliveriesTable> & Participants): Mail {
  const { id, about_event: eventId, kind, recipient, status, tries, response_status, response_text, next_try_at } = row;
  if (recipient === 'webhook' || !isAboutEvent(kind) || eventId === null) {
    throw new Error(`The delivery ${id} must be a mail about an event, found "${kind}" to "${recipient}".`);
  }
  const { invitee_email: invitee } = row;
  // The event may have another host by now, who did not get this email.
  const host = row.address || (recipient === 'host' && writtenHostEmail(row.payload)) || row.host_email;
  const address = { invitee, host, guest: row.address, former_host: row.address }[recipient];
  const locale = languageOfMail(row);
  return {
    id,
    event_id: eventId,
    kind,
    recipient,
    address,
    ...(locale !== null && { locale }),
    status,
    tries,
    response_status,
    ...(response_text !== null && { response_text }),
    next_try_at: next_try_at === null ? null : inUtc(next_try_at),
    created_at: inUtc(row.created_at),
    updated_at: inUtc(row.updated_at),
  };
}

function isAboutEvent(kind: string): kind is Mail['kind'] {
  return v.is(Mail.entries.kind, kind);
}

const AboutHost = v.object({ data: v.object({ host: v.object({ email: v.string() }) }) });

/**
 * Returns the address that the host had when an email was written; undefined for a reminder, which is written when due.
 */
function writtenHostEmail(payload: string): string | undefined {
  const result = v.safeParse(AboutHost, payload === '' ? undefined : JSON.parse(payload));
  return result.success ? result.output.data.host.email : undefined;
}

/**
 * Returns the language that an email was written in, or while it waits, the one that it would be written in now; null
 * if unknown. The one of a former host is known once it is written.
 */
function languageOfMail({ status, recipient, locale, ...row }: Selectable<DeliveriesTable> & Participants) {
  if (status !== 'pending' || recipient === 'former_host') return locale;
  if (recipient === 'host') return languageWithWords(row.host_locale);
  return row.event_erased_at === null ? languageWithWords(row.event_locale) : null;
}

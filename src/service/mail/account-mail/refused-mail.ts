import type { SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import { fullName } from '../../../contract/index.ts';
import { type Instant, parseInstant } from '../../../time/index.ts';
import type { Records } from '../../records/index.ts';
import type { EmailBrand } from '../content/index.ts';
import { mailbox } from '../sending/index.ts';
import { writeRefusalEmail } from '../write-email.ts';

/** The mail for the case that a recipient's server refuses mail about an event for good. */
export const MailRefusedForGood = v.object({
  type: v.literal('mail.refused'),
  /** `guest` is the address of a guest; empty for the invitee. */
  data: v.object({ user_id: v.number(), event_id: v.string(), guest: v.string() }),
});

type WriteOptions = {
  readonly accountId: number;
  readonly records: Pick<Records, 'findUser' | 'findEvent' | 'findEventType'>;
  readonly brand: EmailBrand;
  readonly now: Instant;
};

/**
 * Writes an email to the host about an address that cannot be reached. Returns undefined if the event
 * has begun, or its personal data was erased.
 */
export async function writeRefusedMail(
  { data: { user_id: userId, event_id: eventId, guest } }: v.InferOutput<typeof MailRefusedForGood>,
  { accountId, records, brand, now }: WriteOptions,
): Promise<SendMailOptions | undefined> {
  const [user, event] = await Promise.all([records.findUser(accountId, userId), records.findEvent(accountId, eventId)]);
  const hostedType = event && (await records.findEventType(accountId, event.event_type_id));
  const start = event && parseInstant(event.start);
  if (!user || !hostedType || start === undefined || start < now || event.erased_at !== undefined) return undefined;
  return {
    to: mailbox(fullName(user), user.email),
    ...writeRefusalEmail({
      brand,
      name: fullName(user),
      locale: user.locale ?? null,
      zone: user.timezone,
      timeFormat: user.time_format,
      address: guest || event.invitee.email,
      booking: { title: hostedType.eventType.title, invitee: event.invitee.name, start },
    }),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

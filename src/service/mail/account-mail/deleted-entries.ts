import type { SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import { fullName } from '../../../contract/index.ts';
import { type Instant, parseInstant } from '../../../time/index.ts';
import type { Records } from '../../records/index.ts';
import type { EmailBrand } from '../content/index.ts';
import { mailbox } from '../sending/index.ts';
import { writeNoticeEmail } from '../write-email.ts';

/** The mail to a host who has deleted bookings from their calendar. */
export const EntriesDeleted = v.object({
  type: v.literal('calendar.entries_deleted'),
  data: v.object({ user_id: v.number(), event_ids: v.array(v.string()) }),
});

type WriteOptions = {
  readonly accountId: number;
  readonly records: Pick<Records, 'findUser' | 'findEvent' | 'findEventType' | 'listDeletedEntries'>;
  readonly brand: EmailBrand;
  readonly now: Instant;
};

/** Writes an email about deleted bookings. Returns undefined if the host has canceled or kept all of them since. */
export async function writeDeletedEntries(
  { data: { user_id: userId, event_ids: ids } }: v.InferOutput<typeof EntriesDeleted>,
  { accountId, records, brand, now }: WriteOptions,
): Promise<SendMailOptions | undefined> {
  const user = await records.findUser(accountId, userId);
  const entries = await records.listDeletedEntries({ accountId, userId, now });
  const bookings = [];
  for (const { eventId } of entries.filter((entry) => ids.includes(entry.eventId))) {
    const event = await records.findEvent(accountId, eventId);
    const hostedType = event && (await records.findEventType(accountId, event.event_type_id));
    const start = event && parseInstant(event.start);
    if (!hostedType || start === undefined) continue;
    bookings.push({ title: hostedType.eventType.title, invitee: event.invitee.name, start });
  }
  if (!user || bookings.length === 0) return undefined;
  return {
    to: mailbox(fullName(user), user.email),
    ...writeNoticeEmail({
      brand,
      kind: 'deletedEntries',
      name: fullName(user),
      locale: user.locale ?? null,
      zone: user.timezone,
      timeFormat: user.time_format,
      bookings,
    }),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

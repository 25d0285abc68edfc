import type { SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import { sampleMailKinds } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';
import type { Records } from '../../records/index.ts';
import type { EmailBrand, ManageLink } from '../content/index.ts';
import { writeSample } from '../samples/index.ts';
import { mailbox } from '../sending/index.ts';

/** What to send when a user wants to see an email as an invitee gets it. */
export const SampleRequested = v.object({
  type: v.literal('mail.sample'),
  data: v.object({
    user_id: v.number(),
    email: v.string(),
    event_type_id: v.nullable(v.number()),
    kind: v.picklist(sampleMailKinds),
    minutes_before: v.number(),
    locale: v.nullable(v.string()),
  }),
});

type WriteOptions = {
  readonly accountId: number;
  readonly records: Pick<Records, 'findUser' | 'findEventType'>;
  readonly manageLink: ManageLink | undefined;
  readonly brand: EmailBrand;
  readonly now: Instant;
};

/**
 * Writes a sample. It has no calendar file, which would put the made-up meeting into a calendar. Returns undefined if
 * the event type or the address is gone.
 */
export async function writeSampleMail(
  { data }: v.InferOutput<typeof SampleRequested>,
  { accountId, records, manageLink, brand, now }: WriteOptions,
): Promise<SendMailOptions | undefined> {
  const { event_type_id: eventTypeId, kind, minutes_before: minutesBefore, locale } = data;
  const user = await records.findUser(accountId, data.user_id);
  const hostedType = eventTypeId === null ? undefined : await records.findEventType(accountId, eventTypeId);
  const host = hostedType ? await records.findUser(accountId, hostedType.host.userId) : user;
  if (user?.email !== data.email || !host || (eventTypeId !== null && !hostedType)) return undefined;
  const linkTo = manageLink && ((id: string) => manageLink({ id, accountId }));
  return {
    to: mailbox('', data.email),
    ...(await writeSample({
      kind,
      minutesBefore,
      locale,
      eventType: hostedType?.eventType,
      host,
      brand,
      linkTo,
      now,
    })),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

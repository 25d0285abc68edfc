import type { SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import { fullName } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';
import { canBlock, hasNotBeenReadFor, type Records, unreachableMinutes } from '../../records/index.ts';
import type { EmailBrand } from '../content/index.ts';
import { mailbox } from '../sending/index.ts';
import { writeCalendarEmail } from '../write-email.ts';

/** The mail to a host whose calendar cannot be read. */
export const CalendarUnread = v.object({
  type: v.literal('calendar.unread'),
  data: v.object({ source_id: v.string() }),
});

type WriteOptions = {
  readonly accountId: number;
  readonly records: Pick<Records, 'findUser' | 'listCalendarSources'>;
  readonly brand: EmailBrand;
  readonly now: Instant;
};

/**
 * Writes an email about a calendar that cannot be read. Returns undefined if it can be read again, or if the host
 * ignores it.
 */
export async function writeUnreadCalendar(
  { data: { source_id: id } }: v.InferOutput<typeof CalendarUnread>,
  { accountId, records, brand, now }: WriteOptions,
): Promise<SendMailOptions | undefined> {
  const source = (await records.listCalendarSources(accountId)).find((each) => each.id === id);
  if (!source?.problem || source.isIgnored || source.readAt === null) return undefined;
  const user = await records.findUser(accountId, source.userId);
  if (!user) return undefined;
  const canClose = source.whenUnreachable === 'close' && source.calendars.some(canBlock);
  const isClosed = canClose && hasNotBeenReadFor(source, { minutes: unreachableMinutes, now });
  return {
    to: mailbox(fullName(user), user.email),
    ...writeCalendarEmail({
      brand,
      name: fullName(user),
      locale: user.locale ?? null,
      zone: user.timezone,
      timeFormat: user.time_format,
      calendar: source.name,
      server: source.server,
      readAt: source.readAt,
      isClosed,
    }),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

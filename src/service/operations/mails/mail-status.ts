import { type MailStatus, ok, type Result } from '../../../contract/index.ts';
import { addMinutes, dayMinutes } from '../../../time/index.ts';
import type { Context } from '../context.ts';
import type { Input } from '../operation.ts';
import { mailSendingOf } from './mail-sending.ts';

/** Returns whether the service sends email, and the counts of the last day. Does not reveal the mail server. */
export async function getMailStatus(
  context: Context,
  { caller: { accountId, userId } }: Input<'getMailStatus'>,
): Promise<Result<MailStatus>> {
  const { records, clock, mailAddress = null } = context;
  const now = clock();
  const [{ sent, failed, waiting, overdue }, sample = null] = await Promise.all([
    records.countMails({ accountId, since: addMinutes(now, -dayMinutes), now }),
    records.findLastSample({ accountId, userId }),
  ]);
  return ok({
    sending: mailSendingOf(context),
    sender: mailAddress,
    last_24_hours: { sent, failed },
    due: { waiting, overdue },
    last_sample: sample,
  });
}

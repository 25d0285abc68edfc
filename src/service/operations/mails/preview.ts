import { type MailPreview, ok, type Result } from '../../../contract/index.ts';
import { brandOf, writeSample } from '../../mail/index.ts';
import type { Context } from '../context.ts';
import type { Input } from '../operation.ts';
import { ownEventType } from '../ownership.ts';
import { mailSendingOf } from './mail-sending.ts';

/** Writes an email as an invitee of an event type would get it, by default in the language of the caller. */
export async function getMailPreview(
  context: Context,
  { caller, params, query }: Input<'getMailPreview'>,
): Promise<Result<MailPreview>> {
  const { records, mailedLink, clock } = context;
  const { accountId, userId } = caller;
  const hostedType = await ownEventType(context, { caller, id: params.id });
  if (!hostedType.ok) return hostedType;
  const { eventType, host: hostOfType } = hostedType.data;
  const [host, user, brand] = await Promise.all([
    records.findUser(accountId, hostOfType.userId),
    records.findUser(accountId, userId),
    brandOf(context, accountId),
  ]);
  if (!host) throw new Error(`The host ${hostOfType.userId} of the event type ${params.id} is gone.`);
  const sample = await writeSample({
    kind: query.kind,
    minutesBefore: query.minutes_before,
    locale: query.locale ?? user?.locale ?? null,
    eventType,
    host,
    brand,
    linkTo: mailedLink && ((id) => mailedLink({ id, accountId })),
    now: clock(),
  });
  return ok({ ...sample, sending: mailSendingOf(context) });
}

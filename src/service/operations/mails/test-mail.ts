import { ok, type Result, refuse, type SampleMail } from '../../../contract/index.ts';
import type { Caller } from '../../records/index.ts';
import type { Context } from '../context.ts';
import { sendWithinLimits } from '../events/index.ts';
import { anHourBefore, refuseAnotherMail } from '../hourly-limit.ts';
import type { Input } from '../operation.ts';
import { ownEventType } from '../ownership.ts';
import { onlyUserOf } from '../permissions/index.ts';
import { withAccountLock } from '../with-account-lock.ts';
import { mailSendingOf } from './mail-sending.ts';

/** The most samples that a user gets within an hour. */
const maxPerHour = 20;

/**
 * Sends the caller a sample, about the first of their event types by default. It goes to the address that gets their
 * bookings, never to one that they have entered and not confirmed.
 */
export async function testMail(context: Context, { caller, body }: Input<'testMail'>): Promise<Result<SampleMail>> {
  const { accountId, userId } = caller;
  const eventType = await findEventType(context, { caller, id: body.event_type_id });
  if (!eventType.ok) return eventType;
  if (mailSendingOf(context) !== 'on')
    return refuse({
      code: 'unavailable',
      message: 'This service does not send email. Ask whoever runs the server to set up a mail server.',
    });
  return withAccountLock(context, caller, async (accountRecords) => {
    const now = context.clock();
    const user = await accountRecords.findUser(accountId, userId);
    if (!user) throw new Error(`The caller's user ${userId} of account ${accountId} is gone.`);
    const requestedAt = await accountRecords.listTimesOfSamples({ accountId, userId, since: anHourBefore(now) });
    const refusal = refuseAnotherMail([{ requestedAt, max: maxPerHour }], now);
    if (refusal) return refusal;
    return sendWithinLimits(context, { accountId, amount: 1 }, async () => {
      await accountRecords.saveSample({
        accountId,
        userId,
        email: user.email,
        eventTypeId: eventType.data,
        kind: body.kind,
        minutesBefore: body.minutes_before,
        locale: body.locale ?? user.locale ?? null,
        now,
      });
      return ok({ address: user.email });
    });
  });
}

type EventTypeSearch = { readonly caller: Caller; readonly id: number | undefined };

/** Returns the id of the requested event type, by default the caller's first; null if there is none. */
async function findEventType(context: Context, { caller, id }: EventTypeSearch): Promise<Result<number | null>> {
  if (id === undefined) {
    const own = { accountId: caller.accountId, hostId: onlyUserOf(caller) };
    const [first] = await context.records.listEventTypes(own);
    return ok(first?.id ?? null);
  }
  const hostedType = await ownEventType(context, { caller, id });
  return hostedType.ok ? ok(hostedType.data.eventType.id) : hostedType;
}

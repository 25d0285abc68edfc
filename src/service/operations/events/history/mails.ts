import { type Event, type Mail, ok, type Page, type Result, refuse } from '../../../../contract/index.ts';
import { addMinutes, type Instant, parseInstant } from '../../../../time/index.ts';
import { type HostRecords, lastMailKind } from '../../../records/index.ts';
import type { Context } from '../../context.ts';
import { refuseAnotherMail } from '../../hourly-limit.ts';
import type { Input } from '../../operation.ts';
import { ownOrRefusal } from '../../ownership.ts';
import { pageOf, sliceOf } from '../../paging.ts';
import { onlyUserOf } from '../../permissions/index.ts';
import { sendWithinLimits } from '../mail/index.ts';
import { startOf, withEventLocked } from '../own-event.ts';

/** How long an email that failed counts as undelivered: nothing more can be done for older ones. */
const failureMinutes = 24 * 60;

/** Lists a page of the emails about events, newest first. A member sees only those about the events they host. */
export async function listMails(
  { records, clock }: Context,
  { caller, query }: Input<'listMails'>,
): Promise<Result<Page<Mail>>> {
  const { accountId } = caller;
  const undeliveredSince = query.undelivered ? addMinutes(clock(), -failureMinutes) : undefined;
  const filter = { eventId: query.event_id, hostId: onlyUserOf(caller), undeliveredSince };
  return ok(pageOf(query, await records.listMails({ accountId, ...filter, ...sliceOf(query) })));
}

/** Sends the recipient of an email another one, about the event as it is now: the first may be out of date. */
export async function resendEventMail(
  context: Context,
  { caller, params: { id } }: Input<'resendEventMail'>,
): Promise<Result<Mail>> {
  const { accountId } = caller;
  const match = await context.records.findMail(accountId, id);
  const mail = await ownOrRefusal(context.records, { caller, resource: { kind: 'mail', id }, match });
  if (!mail.ok) return mail;
  if (!context.sendsMail) return refuse({ code: 'unavailable', message: 'This service sends no email.' });
  const { event_id: eventId, recipient } = mail.data;
  return withEventLocked(context, { caller, id: eventId }, async (hostRecords, event) => {
    const now = context.clock();
    if (startOf(event) < now) return refuse({ code: 'event_in_past' });
    if (event.erased_at !== undefined) return refuse({ code: 'event_canceled', message: erasedAddress });
    const address = addressNow(event, mail.data);
    const requestedAt = await timesOfMails(hostRecords, { accountId, eventId, address });
    const refusal = refuseAnotherMail([{ requestedAt, max: maxPerHour }], now);
    if (refusal) return refusal;
    return sendWithinLimits(context, { accountId, amount: 1 }, async () => {
      // A former host is told nothing more about the event.
      if (recipient === 'former_host') return ok(await hostRecords.copyMail({ accountId, id, now }));
      const { mailAddress } = context;
      const kind = lastMailKind(event, await hostRecords.listEventChanges(accountId, eventId));
      return ok(await hostRecords.saveMail({ accountId, event, kind, recipient, address, mailAddress, now }));
    });
  });
}

const erasedAddress = 'The address of the invitee was erased, so no email can be sent about this event.';

/** Returns where another email goes. The event may have another host or invitee since the first. */
function addressNow({ host, invitee }: Event, { recipient, address }: Mail): string {
  switch (recipient) {
    case 'host':
      return host.email;
    case 'invitee':
      return invitee.email;
    default:
      return address;
  }
}

/** The most emails about one event to one address within an hour, so that it cannot be flooded by resending them. */
const maxPerHour = 10;
/** Enough of the newest to hold that many to each participant. */
const countedMails = 200;

type Recipient = { readonly accountId: number; readonly eventId: string; readonly address: string };

/**
 * Returns when the last emails about an event were requested for an address, newest first. Reminders do not count: they
 * are planned with the booking, but sent much later.
 */
async function timesOfMails(
  hostRecords: HostRecords,
  { accountId, eventId, address }: Recipient,
): Promise<readonly Instant[]> {
  const newest = { accountId, eventId, hostId: undefined, offset: 0, limit: countedMails };
  const { items } = await hostRecords.listMails(newest);
  const requestedMails = items.filter((mail) => mail.address === address && mail.kind !== 'event.reminder');
  return requestedMails.flatMap((mail) => parseInstant(mail.created_at) ?? []);
}

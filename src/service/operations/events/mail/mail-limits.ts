import { type Event, type Result, refuse } from '../../../../contract/index.ts';
import type { Instant } from '../../../../time/index.ts';
import type { HostRecords } from '../../../records/index.ts';
import type { Context } from '../../context.ts';
import { anHourBefore, refuseAnotherMail, tooMuchMail } from '../../hourly-limit.ts';

/** The emails that a change sends. */
type ChangeMails = { readonly accountId: number; readonly amount: number };

/** A booking and a reschedule each send one email to the invitee, one to the host and one to each guest. */
const mailsWithoutGuests = 2;
/** A change of host also sends one to the former host. */
const mailsOfNewHost = mailsWithoutGuests + 1;
/**
 * How many emails about changes of one event its invitee gets within an hour. Everyone else who gets them gets no more.
 * Twice as many as from pages, for programs that try times or hosts.
 */
const maxChangesPerHour = 20;

/** A booking about to be made. */
type MailedBooking = { readonly accountId: number; readonly guests: readonly string[] };

/** Makes a booking unless its emails would exceed the limits. */
export function bookWithinMailLimits<Data>(
  context: Context,
  { accountId, guests }: MailedBooking,
  make: () => Promise<Result<Data>>,
): Promise<Result<Data>> {
  return sendWithinLimits(context, { accountId, amount: mailsWithoutGuests + guests.length }, make);
}

/** A change of an event about to be made, with its hosts locked. */
type MailedChange = {
  readonly hostRecords: HostRecords;
  readonly accountId: number;
  readonly event: Pick<Event, 'id' | 'guests'>;
  readonly hasNewHost: boolean;
  readonly now: Instant;
};

/** Makes a change of an event unless its emails would exceed the limits, or its participants have just had many. */
export async function changeWithinMailLimits<Data>(
  context: Context,
  { hostRecords, accountId, event, hasNewHost, now }: MailedChange,
  make: () => Promise<Result<Data>>,
): Promise<Result<Data>> {
  // Mail that is only kept reaches no one.
  if (!context.sendsMail || context.keepsMail) return make();
  const search = { accountId, eventId: event.id, since: anHourBefore(now) };
  const requestedAt = await hostRecords.listTimesOfChangeMails(search);
  const refusal = refuseAnotherMail([{ requestedAt, max: maxChangesPerHour }], now);
  if (refusal) return refusal;
  const amount = (hasNewHost ? mailsOfNewHost : mailsWithoutGuests) + event.guests.length;
  return sendWithinLimits(context, { accountId, amount }, make);
}

/** Makes a change unless its emails would exceed the limits of the account or of all accounts. */
export async function sendWithinLimits<Data>(
  { sendsMail, mailLimits }: Context,
  mails: ChangeMails,
  make: () => Promise<Result<Data>>,
): Promise<Result<Data>> {
  if (!sendsMail || !mailLimits) return make();
  const result = await mailLimits.attempt(mails, make);
  const isRefused = !result.ok && result.problem.code === tooMuchMail.code;
  return isRefused ? refuse({ ...result.problem, ...tooMuchMail }) : result;
}

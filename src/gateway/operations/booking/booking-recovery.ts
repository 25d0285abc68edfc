import { type Event, metadataLimits, ok, type Result, refuse } from '../../../contract/index.ts';
import { addMinutes, asInstant, type Clock, type Instant } from '../../../time/index.ts';
import type { LimitKeys } from '../../limits/index.ts';
import type { Limits } from '../../state/index.ts';
import type { Signer } from '../../tokens/index.ts';
import { type Booking, type EventsAt, refuseUnavailable } from '../../upstream/index.ts';

/** How to make a booking, and how to find it again. */
export type BookingAttempt = {
  /** The account of the event type. The same idempotency key in another account is a different key. */
  readonly accountId: string;
  readonly book: (booking: Booking) => Promise<Result<Event>>;
  /** Lists the events of a type that exist and start at an instant, or some of them. Refuses a visitor over a limit. */
  readonly listAt: (eventTypeId: number, start: Instant) => Promise<Result<EventsAt>>;
};

/** Recovers bookings whose response was lost: they may have been made, and the retry then finds its own time taken. */
export type BookingRecovery = {
  /**
   * Makes an attempt. If an earlier attempt under the same key was booked, returns its booking, or refuses the key if
   * that attempt sent something else: an invitee who changes the request is not booked twice.
   */
  book(booking: Booking, attempt: BookingAttempt): Promise<Result<Event>>;
};

/** How long an attempt without a response is remembered. Retries come sooner. */
const rememberedMinutes = 60;
/** How many attempts of one key may be without a response at once, since each costs a request to look it up. */
const maxUnanswered = 3;
/** The name of the mark in the metadata of an event. */
const markName = 'sched_attempt';

/** Where attempts without a response are remembered, and the signer of their marks. */
export type BookingRecoveryOptions = {
  readonly limits: Limits;
  readonly keys: LimitKeys;
  readonly signer: Signer;
  readonly clock: Clock;
};

/** An attempt that may have been booked. */
type PendingAttempt = { readonly mark: string; readonly eventTypeId: number; readonly start: Instant };

/** The unanswered attempts of one key: with the content of the current request, and with any other. */
type UnansweredAttempts = { readonly own: readonly PendingAttempt[]; readonly others: readonly PendingAttempt[] };

/** A request: its key, what it sends, and its attempt. */
type CurrentRequest = { readonly key: string; readonly text: string; readonly attempt: PendingAttempt };

/** No recovery, for a server that stores idempotency keys with its bookings and so answers a retry correctly. */
export const noRecovery: BookingRecovery = { book: (booking, { book }) => book(booking) };

/**
 * Creates the recovery over permits that all gateways share, so that it survives the crash of one gateway. What it
 * recovers comes with a manage token, so name, email address and time do not prove who made the booking. Each attempt
 * therefore leaves a mark in the metadata of its event: a keyed hash of its idempotency key and of everything it sends.
 * Only an event with that mark is recovered. A server that stores no metadata refuses the retry as it would refuse any
 * other visitor.
 */
export function createBookingRecovery({ limits, keys, signer, clock }: BookingRecoveryOptions): BookingRecovery {
  async function findUnanswered({ key, text, attempt }: CurrentRequest): Promise<UnansweredAttempts> {
    const own: PendingAttempt[] = [];
    const others: PendingAttempt[] = [];
    const { names, isComplete } = await limits.listHeld(key);
    for (const earlier of names.map(parseUnanswered)) {
      // Accept any secret: it may have been changed since.
      ((await signer.isSigned(text, earlier.mark)) ? own : others).push(earlier);
    }
    // Another gateway may have made this attempt, and remembers it where this one cannot read now.
    if (!isComplete && own.length === 0) own.push(attempt);
    return { own, others };
  }

  return {
    async book(booking, { accountId, book, listAt }) {
      const { draft, idempotencyKey } = booking;
      if (idempotencyKey === undefined) return book(booking);
      const text = `attempt ${JSON.stringify([idempotencyKey, draft])}`;
      const mark = await signer.sign(text);
      const metadata = { ...draft.metadata, [markName]: mark };
      // A page that fills all the metadata leaves no room for the mark.
      if (Object.keys(metadata).length > metadataLimits.keys) return book(booking);
      const key = await keys.unanswered(accountId, idempotencyKey);
      const attempt = { mark, eventTypeId: draft.event_type_id, start: draft.start };
      const { own, others } = await findUnanswered({ key, text, attempt });
      const isRetry = own.length > 0;
      const name = nameOf(attempt);
      const forget = () => Promise.all([name, ...own.map(nameOf)].map((one) => limits.release(key, one)));

      const earlier = await findEarlier({ own, others }, listAt);
      if (!earlier.ok) return earlier;
      if (earlier.data) {
        await forget();
        return ok(earlier.data);
      }
      const until = addMinutes(clock(), rememberedMinutes);
      if (!(await limits.acquire(key, { name, until, max: maxUnanswered }))) return refuseUnavailable();
      const response = await book({ ...booking, draft: { ...draft, metadata } });
      const result = isRetry && isTaken(response) ? foundOr(response, await findBooked(own, listAt)) : response;
      if (!isUncertain(result, { isRetry })) await forget();
      return result;
    },
  };
}

/**
 * Returns the booking of an earlier attempt with the same content. Refuses the key if another content was booked, and
 * refuses while the server cannot say: where several hosts take turns, it would not find the time taken, and would book
 * another host.
 */
async function findEarlier(
  { own, others }: UnansweredAttempts,
  listAt: BookingAttempt['listAt'],
): Promise<Result<Event | undefined>> {
  const listOnce = onceForEachTime(listAt);
  const earlier = await findBooked(own, listOnce);
  if (!earlier.ok || earlier.data) return earlier;
  const other = await findBooked(others, listOnce);
  return other.ok && other.data ? refuse({ code: 'idempotency_key_reused' }) : other;
}

/** Lists the events of each type and start once: attempts with different answers for one time share a request. */
function onceForEachTime(listAt: BookingAttempt['listAt']): BookingAttempt['listAt'] {
  const lists = new Map<string, ReturnType<BookingAttempt['listAt']>>();
  return function listOnce(eventTypeId, start) {
    const time = `${eventTypeId} ${start}`;
    const list = lists.get(time) ?? listAt(eventTypeId, start);
    lists.set(time, list);
    return list;
  };
}

/** Returns the event of the first of some attempts that was booked. Refuses if the server cannot say now. */
async function findBooked(
  attempts: readonly PendingAttempt[],
  listAt: BookingAttempt['listAt'],
): Promise<Result<Event | undefined>> {
  for (const { mark, eventTypeId, start } of attempts) {
    const list = await listAt(eventTypeId, start);
    // A server without such a list will never say. One that cannot be reached may say later, as may a visitor's limit.
    if (!list.ok && list.problem.code === 'too_many_requests') return list;
    if (!list.ok && isUncertain(list, { isRetry: true })) return refuseUnavailable();
    const event = list.ok ? list.data.events.find(({ metadata }) => metadata[markName] === mark) : undefined;
    if (event) return ok(event);
    // The booking may be among the events that the server has not listed.
    if (list.ok && !list.data.isComplete) return refuseUnavailable();
  }
  return ok(undefined);
}

function foundOr(refusal: Result<Event>, recovery: Result<Event | undefined>): Result<Event> {
  // The time is gone, so pages must not show it, even if a visitor's limit hides who has it.
  if (!recovery.ok) return refuseUnavailable();
  return recovery.data ? ok(recovery.data) : refusal;
}

function isTaken(result: Result<Event>): boolean {
  return !result.ok && result.problem.code === 'slot_unavailable';
}

/**
 * Returns whether it is still unknown if a booking was made. A retry that was never sent, or that is refused because of
 * the host's calendars, does not tell: the earlier attempt may still be under way.
 */
function isUncertain(result: Result<unknown>, { isRetry }: { readonly isRetry: boolean }): boolean {
  if (result.ok) return false;
  const { code, reason } = result.problem;
  // With a reason, the server itself has refused, so it has booked nothing.
  if (code === 'unavailable') return isRetry || reason === undefined;
  return isRetry && code === 'too_many_requests';
}

/** Writes an attempt as the name of a permit that is held. */
function nameOf({ mark, eventTypeId, start }: PendingAttempt): string {
  return `${mark} ${eventTypeId} ${start}`;
}

function parseUnanswered(name: string): PendingAttempt {
  const [mark = '', eventTypeId, start] = name.split(' ');
  return { mark, eventTypeId: Number(eventTypeId), start: asInstant(Number(start)) };
}

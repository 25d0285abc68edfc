import type { ManagedEvent } from '../../contract/index.ts';
import { bookingDetail, createIdempotencyKeys, isNoLongerOffered } from '../booking-form/index.ts';
import { minutesOf, type Slot } from '../calendar/index.ts';
import { type Booking, errorDetail, isoOf, type RequestFailure } from '../model/index.ts';
import { type Reply, withTimeout } from '../queries/index.ts';
import { type ChangeRequests, changeRequests } from './change-requests.ts';
import { changeFailureMessage } from './failure-message.ts';

export type BookingChanges = ReturnType<typeof createBookingChanges>;

type ManageRequest = (requests: ChangeRequests, signal: AbortSignal) => Promise<Reply<ManagedEvent>>;

const changesByBooking = new WeakMap<Booking, BookingChanges>();

/** Returns the operations on an existing booking: the same ones each time one of its steps is opened. */
export function bookingChangesOf(booking: Booking): BookingChanges {
  const changes = changesByBooking.get(booking) ?? createBookingChanges(booking);
  changesByBooking.set(booking, changes);
  return changes;
}

function createBookingChanges(booking: Booking) {
  const { gateway, settings, emit, abortSignal } = booking.context();
  const keys = createIdempotencyKeys();
  /** Whether the response to a change was lost: then only the server knows what became of the booking. */
  let isUncertain = false;

  /** Sends one request at a time and reports a failure. Sends nothing in a dry run. */
  async function send(dryRunEvent: ManagedEvent, request: ManageRequest): Promise<Reply<ManagedEvent> | undefined> {
    if (booking.submission.value.state === 'sending') return undefined;
    if (settings.value.dryRun) return { ok: true, data: dryRunEvent };
    booking.submission.value = { state: 'sending', isProving: false };
    const requests = changeRequests(gateway.client, dryRunEvent.manage_token);
    const reply = await withTimeout(abortSignal, (signal) => request(requests, signal)).catch(unreachable);
    if (abortSignal.aborted) return undefined;
    if (!reply.ok) emit('sched:error', errorDetail(reply.failed));
    isUncertain = !reply.ok && (isUncertain || !isCertain(reply.failed));
    return reply;
  }

  function finish(event: ManagedEvent, occasion: 'rescheduled' | 'canceled'): void {
    booking.clearSlot();
    booking.refresh();
    const eventType = booking.eventType.value;
    const title = eventType.state === 'ready' ? eventType.data.title : '';
    const detail = bookingDetail(event, title);
    emit(occasion === 'rescheduled' ? 'sched:reschedule-successful' : 'sched:booking-canceled', detail);
    booking.showEvent(event, occasion);
  }

  return {
    /** Shows the booking as it is: as the server has it, if the response to a change was lost. */
    async keep(event: ManagedEvent): Promise<void> {
      if (!isUncertain) return booking.showEvent(event, 'opened');
      const reply = await send(event, ({ read }, signal) => read(signal));
      if (reply?.ok) booking.showEvent(reply.data, 'opened');
      else if (reply) fail(booking, event, reply.failed);
    },
    async reschedule(event: ManagedEvent, slot: Slot): Promise<void> {
      const start = isoOf(slot.start);
      const durationMinutes = minutesOf(slot);
      const content = `${event.id} ${event.sequence} ${start} ${durationMinutes}`;
      const dryRunEvent = { ...event, start, end: isoOf(slot.end) };
      const reply = await send(dryRunEvent, ({ reschedule }, signal) =>
        reschedule({ start, durationMinutes, key: keys.keyOf(content) }, signal),
      );
      if (!reply) return;
      if (reply.ok || isCertain(reply.failed)) keys.settle(content);
      if (reply.ok) finish(reply.data, 'rescheduled');
      else if (isNoLongerOffered(reply.failed)) loseSlot(booking);
      else fail(booking, event, reply.failed);
    },
    async cancel(event: ManagedEvent, reason: string): Promise<void> {
      const dryRunEvent = { ...event, status: 'canceled' as const };
      const reply = await send(dryRunEvent, ({ cancel }, signal) => cancel(reason, signal));
      if (reply?.ok) finish(reply.data, 'canceled');
      else if (reply) fail(booking, event, reply.failed);
    },
  };
}

/** Returns to the times, because the selected one is no longer free, or no longer offered at its length. */
function loseSlot(booking: Booking): void {
  booking.showStep({ step: 'select-time' });
  // A selected time that is no longer among them is reported as lost.
  void booking.context().gateway.refresh();
}

function fail(booking: Booking, event: ManagedEvent, failure: RequestFailure): void {
  if (isCanceled(failure)) showCanceled(booking, event, failure);
  else booking.submission.value = { state: 'failed', failure };
}

/** Shows that someone else has canceled the booking, or it would look confirmed again after the step is left. */
function showCanceled(booking: Booking, event: ManagedEvent, failure: RequestFailure): void {
  booking.clearSlot();
  booking.refresh();
  booking.showEvent({ ...event, status: 'canceled', mailed_to: [] }, 'opened');
  booking.announce(changeFailureMessage(booking.language.value.messages, failure));
}

function unreachable(): Reply<ManagedEvent> {
  return { ok: false, failed: { kind: 'unreachable' } };
}

function isCanceled(failure: RequestFailure): boolean {
  return failure.kind === 'refused' && failure.code === 'event_canceled';
}

/** Returns whether a refusal guarantees that nothing was done. A request that was not processed leaves that open. */
function isCertain(failure: RequestFailure): boolean {
  const isProcessed = failure.kind === 'refused' && failure.status < 500 && failure.status !== 429;
  return isProcessed && failure.code !== 'idempotency_in_progress';
}

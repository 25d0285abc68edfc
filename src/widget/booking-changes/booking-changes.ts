import type { ManagedEvent } from '../../contract/index.ts';
import { createIdempotencyKeys } from '../booking-form/index.ts';
import type { Time } from '../calendar/index.ts';
import { type Booking, errorDetail, type Failed, isoOf } from '../model/index.ts';
import { type Reply, withTimeout } from '../queries/index.ts';

export type BookingChanges = ReturnType<typeof createBookingChanges>;

type ManageRequest = (signal: AbortSignal) => Promise<Reply<ManagedEvent>>;

const acts = new WeakMap<Booking, BookingChanges>();

/** Returns the acts of managing a booking: the same ones each time a step of it is opened. */
export function bookingChangesOf(booking: Booking): BookingChanges {
  const known = acts.get(booking) ?? createBookingChanges(booking);
  acts.set(booking, known);
  return known;
}

function createBookingChanges(booking: Booking) {
  const { gateway, settings, emit, abortSignal } = booking.context();
  const keys = createIdempotencyKeys();

  /** Does one act at a time, and tells what became of it; in a dry run nothing is sent. */
  async function act(dryRunEvent: ManagedEvent, request: ManageRequest): Promise<Reply<ManagedEvent> | undefined> {
    if (booking.submission.value.state === 'sending') return undefined;
    if (settings.value.isDryRun) return { ok: true, data: dryRunEvent };
    booking.submission.value = { state: 'sending', isProving: false };
    const reply = await withTimeout(abortSignal, request).catch(unreachable);
    if (abortSignal.aborted) return undefined;
    if (!reply.ok) emit('sched:error', errorDetail(reply.failed));
    return reply;
  }

  function finish(event: ManagedEvent, occasion: 'moved' | 'canceled'): void {
    booking.forgetTime();
    void gateway.refreshTimes();
    const { id, start, end, status, timezone, event_type_id: eventTypeId, manage_token: manageToken } = event;
    const loaded = booking.eventType.value;
    const title = loaded.state === 'ready' ? loaded.data.title : '';
    const detail = { id, title, start, end, eventTypeId, status, timezone, manageToken };
    emit(occasion === 'moved' ? 'sched:reschedule-successful' : 'sched:booking-canceled', detail);
    booking.showEvent(event, occasion);
  }

  function fail(failed: Failed): void {
    booking.submission.value = { state: 'failed', failed };
  }

  return {
    async move(event: ManagedEvent, time: Time): Promise<void> {
      const start = isoOf(time.start);
      const durationMinutes = booking.durationMinutes.value;
      const content = `${event.id} ${event.sequence} ${start} ${durationMinutes}`;
      const dryRunEvent = { ...event, start, end: isoOf(time.end) };
      const reply = await act(dryRunEvent, (signal) =>
        gateway.move(event.manage_token, { start, durationMinutes, key: keys.keyOf(content) }, signal),
      );
      if (!reply) return;
      if (reply.ok || isCertain(reply.failed)) keys.settle(content);
      if (reply.ok) finish(reply.data, 'moved');
      else if (isTaken(reply.failed)) booking.loseTime();
      else fail(reply.failed);
    },
    async cancel(event: ManagedEvent, reason: string): Promise<void> {
      const dryRunEvent = { ...event, status: 'canceled' as const };
      const reply = await act(dryRunEvent, (signal) => gateway.cancel(event.manage_token, reason, signal));
      if (reply?.ok) finish(reply.data, 'canceled');
      else if (reply) fail(reply.failed);
    },
  };
}

function unreachable(): Reply<ManagedEvent> {
  return { ok: false, failed: { kind: 'unreachable' } };
}

function isTaken(failed: Failed): boolean {
  return failed.kind === 'refused' && failed.code === 'slot_unavailable';
}

/** Returns whether a refusal says for certain that nothing was done. */
function isCertain(failed: Failed): boolean {
  return failed.kind === 'refused' && failed.status < 500;
}

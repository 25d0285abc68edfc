import { computed, effect, signal } from '@preact/signals';
import type { ManagedEvent } from '../../contract/index.ts';
import type { BookingContext } from './booking-context.ts';

export type Bookable = ReturnType<typeof createBookable>;

/** What can be booked, with whom, and for how long. */
export function createBookable({ gateway, settings, warn }: BookingContext) {
  const { eventType: requestedName, bookingToken } = settings.peek();
  /** The booking that was opened with its token. */
  const managedEvent = gateway.watchEvent(bookingToken);
  /** The booking that is being rescheduled. */
  const rescheduling = signal<ManagedEvent>();
  /** As written in a path. */
  const eventTypeName = computed(() => {
    if (bookingToken === undefined) return requestedName;
    if (managedEvent.value.state !== 'ready') return undefined;
    const { event_type_public_id: publicId, event_type_id: id } = managedEvent.value.data;
    return (publicId ?? `${id}`).replace('/', '~');
  });
  const eventType = gateway.watchEventType(() => eventTypeName.value);

  const offeredDurations = computed(() => {
    if (eventType.value.state !== 'ready') return undefined;
    const { duration, durations } = eventType.value.data;
    return durations ?? [duration];
  });
  const selectedDuration = signal<number>();
  /**
   * Unknown lengths count as offered, and so does the length of a booking that is being rescheduled: it keeps its own.
   */
  const isOffered = (minutes: number | undefined) =>
    minutes === undefined ||
    minutes === rescheduling.value?.duration ||
    offeredDurations.value?.includes(minutes) !== false;
  /** Undefined for the event type's default. Before that is known, the requested length. */
  const durationMinutes = computed(() => {
    const requestedMinutes = selectedDuration.value ?? settings.value.duration;
    return isOffered(requestedMinutes) ? requestedMinutes : undefined;
  });
  /** What is wrong with the length that the page requests. */
  const durationFault = computed(() => {
    const requestedMinutes = settings.value.duration;
    return isOffered(requestedMinutes)
      ? undefined
      : `duration must be one of ${offeredDurations.value?.join(', ')}, found "${requestedMinutes}".`;
  });
  effect(() => {
    if (durationFault.value !== undefined) warn(durationFault.value);
  });

  return { managedEvent, rescheduling, eventTypeName, eventType, selectedDuration, durationMinutes, durationFault };
}

import { computed, effect, signal } from '@preact/signals';
import type { ManagedEvent } from '../../contract/index.ts';
import { isZoneOfBrowser } from '../calendar/index.ts';
import type { BookingParts } from './booking.ts';

export type Offer = ReturnType<typeof createOffer>;

/** What can be booked, with whom, and for how long. */
export function createOffer({ gateway, settings, warn }: BookingParts) {
  const { eventType: wishedId, bookingToken } = settings.peek();
  /** The booking that was opened by its token. */
  const opened = gateway.watchEvent(bookingToken);
  /** The booking a time is picked for, when it is not a new one. */
  const moving = signal<ManagedEvent>();
  const eventTypeId = computed(() => {
    if (bookingToken === undefined) return wishedId;
    return opened.value.state === 'ready' ? opened.value.data.event_type_id : undefined;
  });
  const eventType = gateway.watchEventType(() => eventTypeId.value);
  const hostZone = computed(() => {
    const zone = eventType.value.state === 'ready' ? eventType.value.data.host.timezone : '';
    return isZoneOfBrowser(zone) ? zone : undefined;
  });

  const offered = computed(() => {
    if (eventType.value.state !== 'ready') return undefined;
    const { duration, durations } = eventType.value.data;
    return durations ?? [duration];
  });
  const pickedDuration = signal<number>();
  /** Undefined for the event type's own; before that is known, what was wished. */
  const durationMinutes = computed(() => {
    const wished = pickedDuration.value ?? settings.value.durationMinutes;
    return wished === undefined || !offered.value || offered.value.includes(wished) ? wished : undefined;
  });
  effect(() => {
    const wished = settings.value.durationMinutes;
    if (wished === undefined || !offered.value || offered.value.includes(wished)) return;
    warn(`duration must be one of ${offered.value.join(', ')}, found "${wished}".`);
  });

  return { opened, moving, eventTypeId, eventType, hostZone, pickedDuration, durationMinutes };
}

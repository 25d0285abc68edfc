import type { PageEvent, PageEventName } from '../model/index.ts';

const names: ReadonlySet<PageEventName> = new Set([
  'sched:ready',
  'sched:date-select',
  'sched:slot-select',
  'sched:booking-successful',
  'sched:reschedule-successful',
  'sched:booking-canceled',
  'sched:error',
]);

/**
 * Returns the entry of an event for a tag manager, if any: its event type, booking and error. Never who books, what
 * they answered or when they meet. All three keys are always present, because a tag manager keeps the old value of a
 * missing one.
 */
export function layerEntry({ name, detail }: PageEvent, eventTypeId: number | undefined): object | undefined {
  if (!names.has(name)) return undefined;
  return {
    event: name.replace(/\W/g, '_'),
    sched_event_type_id: 'eventTypeId' in detail ? detail.eventTypeId : eventTypeId,
    sched_booking_id: 'id' in detail ? detail.id : undefined,
    sched_error_code: 'code' in detail ? detail.code : undefined,
  };
}

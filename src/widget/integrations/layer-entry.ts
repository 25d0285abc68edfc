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
 * Returns what a tag manager is told of an event, if anything: which event type, which booking, which error. Never who
 * books, what they answered or when they meet. All three are always there, since a tag manager keeps what it is not
 * told again.
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

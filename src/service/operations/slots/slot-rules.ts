import { type EventType, ok, type Result, refuseField } from '../../../contract/index.ts';
import type { SlotRules } from '../../../slots/index.ts';
import type { Minutes } from '../../../time/index.ts';
import type { HostedEventType } from '../../records/index.ts';

/** Returns the length of the meeting: the requested one if the event type offers it, otherwise its default. */
export function chooseDuration(eventType: EventType, requestedDuration: number | undefined): Result<Minutes> {
  const { duration, durations } = eventType;
  if (requestedDuration === undefined) return ok(duration);
  if (!durations || durations.includes(requestedDuration)) return ok(requestedDuration);
  const expected = `must be one of ${durations.join(', ')}, found ${requestedDuration}`;
  return refuseField('duration', expected);
}

/** Returns the rules for its slots; undefined without a schedule, because then it is never open. */
export function slotRules(
  { eventType, host, schedule, limitsZone }: HostedEventType,
  duration: Minutes,
): SlotRules | undefined {
  if (!schedule) return undefined;
  return {
    zone: schedule.zone,
    limitsZone: limitsZone ?? schedule.zone,
    hours: schedule.hours,
    overrides: schedule.overrides,
    durationMinutes: duration,
    intervalMinutes: eventType.time_slot_interval,
    bufferBeforeMinutes: eventType.buffer_time_before_event,
    bufferAfterMinutes: eventType.buffer_time_after_event,
    noticeMinutes: eventType.min_scheduling_notice,
    limits: eventType.booking_frequency_limits ?? {},
    startOfWeek: host.startOfWeek,
    windowDays: eventType.booking_window_days,
  };
}

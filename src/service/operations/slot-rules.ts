import { type EventType, ok, type Result, refuse } from '../../contract/index.ts';
import type { SlotRules } from '../../slots/index.ts';
import type { Minutes } from '../../time/index.ts';
import type { HostedEventType } from '../records/index.ts';

/** Returns the length of the meeting: the one asked for, if the event type offers it, else its own. */
export function chooseDuration(eventType: EventType, asked: number | undefined): Result<Minutes> {
  const { duration, durations } = eventType;
  if (asked === undefined) return ok(duration);
  if (!durations || durations.includes(asked)) return ok(asked);
  const expected = `must be one of ${durations.join(', ')}, found ${asked}`;
  return refuse({ code: 'validation_failed', errors: { duration: [expected] } });
}

/** Returns what decides about its slots; undefined without a schedule, when nothing is ever open. */
export function slotRules({ eventType, host, schedule }: HostedEventType, duration: Minutes): SlotRules | undefined {
  if (!schedule) return undefined;
  return {
    zone: schedule.zone,
    hours: schedule.hours,
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

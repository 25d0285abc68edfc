import { ok, type Result, refuseField } from '../../contract/index.ts';
import type { Minutes } from '../../time/index.ts';
import type { UpstreamEventType } from '../upstream/index.ts';

/**
 * Returns the length of the meeting: the requested one if the event type offers it, otherwise the default. The service
 * accepts any length if an event type lists none, and a visitor must not turn half an hour into a whole day.
 */
export function chooseDuration(
  { duration, durations }: UpstreamEventType,
  requestedDuration: Minutes | undefined,
): Result<Minutes> {
  if (requestedDuration === undefined) return ok(duration);
  const offeredDurations = durations ?? [duration];
  if (offeredDurations.includes(requestedDuration)) return ok(requestedDuration);
  const sentence = `must be one of ${offeredDurations.join(', ')}, found ${requestedDuration}`;
  return refuseField('duration', sentence);
}

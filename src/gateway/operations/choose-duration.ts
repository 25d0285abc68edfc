import { ok, type Result, refuseField } from '../../contract/index.ts';
import type { Minutes } from '../../time/index.ts';
import type { UpstreamEventType } from '../upstream/index.ts';

/**
 * Returns the length of the meeting: the requested one if the event type offers it, otherwise the default. The service
 * accepts any length if an event type lists none, and a visitor must not turn half an hour into a whole day.
 */
export function chooseDuration(
  { duration, durations }: UpstreamEventType,
  requested: Minutes | undefined,
): Result<Minutes> {
  if (requested === undefined) return ok(duration);
  const offered = durations ?? [duration];
  if (offered.includes(requested)) return ok(requested);
  const sentence = `must be one of ${offered.join(', ')}, found ${requested}`;
  return refuseField('duration', sentence);
}

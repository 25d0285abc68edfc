import type { EventType } from '../../../../contract/index.ts';

/**
 * Returns a length in minutes if the event type offers it. A booking may have one that is no longer offered: another
 * booking then takes the default length.
 */
export function offeredDuration({ duration, durations }: EventType, minutes: number): number | undefined {
  return duration === minutes || durations?.includes(minutes) ? minutes : undefined;
}

import type { HostedEventType } from '../records/index.ts';

/**
 * Returns an event type with another host: with its own rules, in that host's time. A reassigned event has another host
 * than its type.
 */
export function hostedBy(hosted: HostedEventType, userId: number): HostedEventType {
  return { ...hosted, host: { ...hosted.host, userId } };
}

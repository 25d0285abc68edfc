import type { HostedEventType } from '../records/index.ts';

/**
 * Returns an event type as somebody else hosts it: by its own rules, in their time. An event that was reassigned has
 * another host than its type.
 */
export function hostedBy(hosted: HostedEventType, userId: number): HostedEventType {
  return { ...hosted, host: { ...hosted.host, userId } };
}

import type { HostedEventType } from '../records/index.ts';

/**
 * Returns an event type with another host: with its own rules, in that host's time. A reassigned event has another host
 * than its type.
 */
export function hostedBy(hosted: HostedEventType, userId: number): HostedEventType {
  const { host } = hosted;
  if (host.userId === userId) return hosted;
  // Nobody has read whether the other host has calendars. A host who is said to have none could be booked twice.
  return { ...hosted, host: { ...host, userId, hasCalendars: true } };
}

import type { HostedEventType, Records, RotatingHost } from '../records/index.ts';

/**
 * Returns an event type with the host of one of its events: with its own rules, in that host's time. If several hosts
 * take turns, each may follow a schedule of their own. A reassigned event may have any host of the account.
 */
export async function hostedBy(
  records: Pick<Records, 'listRotatingHosts'>,
  hostedType: HostedEventType,
  userId: number,
): Promise<HostedEventType> {
  const { eventType, host, isRotating } = hostedType;
  if (isRotating) {
    const rotating = await records.listRotatingHosts(host.accountId, eventType.id);
    const turn = rotating.find((each) => each.host.userId === userId);
    if (turn) return hostedByTurn(hostedType, turn);
  }
  if (host.userId === userId) return hostedType;
  // It is not known whether the other host has calendars. If they were assumed to have none, they could be booked
  // twice.
  return { ...hostedType, host: { ...host, userId, hasCalendars: true } };
}

/**
 * Returns an event type as it applies to one of the hosts who take turns. Its limits count the meetings of all hosts,
 * so they use the days and weeks of the event type, whoever hosts.
 */
export function hostedByTurn(hostedType: HostedEventType, { host, schedule }: RotatingHost): HostedEventType {
  const limitsZone = hostedType.schedule?.zone ?? schedule?.zone;
  return { ...hostedType, host: { ...host, startOfWeek: hostedType.host.startOfWeek }, schedule, limitsZone };
}

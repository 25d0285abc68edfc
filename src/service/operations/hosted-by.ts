import type { HostedEventType, Records, RotatingHost } from '../records/index.ts';

/**
 * Returns an event type with the host of one of its events: with its own rules, in that host's time. If several hosts
 * take turns, each may follow a schedule of their own. A reassigned event may have any host of the account.
 */
export async function hostedBy(
  records: Pick<Records, 'listRotatingHosts'>,
  hosted: HostedEventType,
  userId: number,
): Promise<HostedEventType> {
  const { eventType, host, isRotating } = hosted;
  if (isRotating) {
    const rotating = await records.listRotatingHosts(host.accountId, eventType.id);
    const turn = rotating.find((each) => each.host.userId === userId);
    if (turn) return hostedByTurn(hosted, turn);
  }
  if (host.userId === userId) return hosted;
  // Nobody has read whether the other host has calendars. A host who is said to have none could be booked twice.
  return { ...hosted, host: { ...host, userId, hasCalendars: true } };
}

/**
 * Returns an event type as one of the hosts who take turns hosts it. Its limits count the meetings of all, so their days
 * and weeks are those of the event type, whoever hosts.
 */
export function hostedByTurn(hosted: HostedEventType, { host, schedule }: RotatingHost): HostedEventType {
  const limitsZone = hosted.schedule?.zone ?? schedule?.zone;
  return { ...hosted, host: { ...host, startOfWeek: hosted.host.startOfWeek }, schedule, limitsZone };
}

import { type EventTypeHost, ok, type Problem, type Result, refuse, unchanged } from '../../../contract/index.ts';
import { asInstant, type Instant } from '../../../time/index.ts';
import type { AccountRecords, HostedEventType, NewRotatingHost, Records, RotatingHost } from '../../records/index.ts';
import type { Context } from '../context.ts';
import { monthOf } from '../month-of.ts';
import type { Input } from '../operation.ts';
import { ownEventType, readableEventType } from '../ownership.ts';
import { countTurns } from '../turn-counts.ts';
import { resultOfLock, withAccountLock } from '../with-account-lock.ts';

/** Lists the hosts who take turns for an event type, and how many meetings each of them got this month. */
export async function listEventTypeHosts(
  context: Context,
  { caller, params: { id } }: Input<'listEventTypeHosts'>,
): Promise<Result<EventTypeHost[]>> {
  const hostedType = await readableEventType(context, { caller, id });
  return hostedType.ok ? ok(await listHosts(context.records, hostedType.data, context.clock())) : hostedType;
}

/**
 * Replaces the hosts who take turns. If a host joins, leaves or gets another weight, all counts of meetings start again
 * from zero. Otherwise, a new host would get every meeting until they have as many as the others.
 */
export async function updateEventTypeHosts(
  context: Context,
  { caller, params: { id }, body }: Input<'updateEventTypeHosts'>,
): Promise<Result<EventTypeHost[]>> {
  return withAccountLock(context, caller, async (accountRecords) => {
    const hostedType = await ownEventType({ records: accountRecords }, { caller, id });
    if (!hostedType.ok) return hostedType;
    const problem = await refuseHosts(accountRecords, hostedType.data, body.hosts);
    if (problem) return refuse(problem);
    const { accountId, userId } = hostedType.data.host;
    const now = context.clock();
    // A booking of this event type locks its host too, so one under way has ended by then.
    const lockResult = await accountRecords.withHostsLocked({ accountId, userIds: [userId] }, async () => {
      const former = await accountRecords.listRotatingHosts(accountId, id);
      const hosts = turnsOf(body.hosts, former, now);
      if (isSame(former, hosts)) return unchanged(await listHosts(accountRecords, hostedType.data, now));
      await accountRecords.saveRotatingHosts({ accountId, eventTypeId: id, hosts });
      await accountRecords.recordEventTypeChange({ accountId, eventTypeId: id, now });
      return ok(await listHosts(accountRecords, hostedType.data, now));
    });
    return resultOfLock(lockResult);
  });
}

type SentHost = Input<'updateEventTypeHosts'>['body']['hosts'][number];

/** Returns the earliest instant from which the meetings of all these hosts are counted. */
export function countedSince(rotating: readonly RotatingHost[]): Instant {
  return asInstant(Math.max(0, ...rotating.map(({ countsFrom }) => countsFrom)));
}

async function listHosts(
  records: Pick<Records, 'listRotatingHosts' | 'countAssignments'>,
  { eventType, host, schedule }: HostedEventType,
  now: Instant,
): Promise<EventTypeHost[]> {
  const { accountId } = host;
  const rotating = await records.listRotatingHosts(accountId, eventType.id);
  const assignments = await records.countAssignments({
    accountId,
    eventTypeId: eventType.id,
    range: monthOf(now, { host, schedule }),
    since: countedSince(rotating),
  });
  const hosts = rotating.map((turn) => ({ userId: turn.host.userId, weight: turn.weight }));
  const countsOf = countTurns(hosts, assignments);
  return rotating.map(({ host: { userId, name }, weight, availabilityId }) => ({
    user_id: userId,
    name,
    weight,
    availability_id: availabilityId,
    assigned: countsOf(userId).assigned,
  }));
}

/**
 * Returns the new turns. The meetings of each host are counted from now on, unless the same hosts have the same
 * weights.
 */
function turnsOf(hosts: readonly SentHost[], former: readonly RotatingHost[], now: Instant): NewRotatingHost[] {
  const formerOf = (userId: number) => former.find(({ host }) => host.userId === userId);
  const isSameShare = ({ user_id, weight }: SentHost) => formerOf(user_id)?.weight === weight;
  const isCounted = hosts.length === former.length && hosts.every(isSameShare);
  return hosts.map(({ user_id: userId, weight, availability_id: availabilityId }) => ({
    userId,
    weight,
    availabilityId,
    countsFrom: (isCounted && formerOf(userId)?.countsFrom) || now,
  }));
}

function isSame(former: readonly RotatingHost[], hosts: readonly NewRotatingHost[]): boolean {
  if (former.length !== hosts.length) return false;
  return former.every(({ host, weight, availabilityId }) =>
    hosts.some((one) => one.userId === host.userId && one.weight === weight && one.availabilityId === availabilityId),
  );
}

/** Returns all faults: users or schedules that cannot be used, or a place that only one of the hosts has. */
async function refuseHosts(
  accountRecords: AccountRecords,
  { eventType, host }: HostedEventType,
  hosts: readonly SentHost[],
): Promise<Problem | undefined> {
  const { accountId } = host;
  const errors: Record<string, string[]> = {};
  for (const [index, { user_id: userId, availability_id: schedule }] of hosts.entries()) {
    const user = await accountRecords.findUser(accountId, userId);
    if (!user) errors[`hosts.${index}.user_id`] = [`must be a user of the account, found ${userId}`];
    else if (await accountRecords.isRemovedUser(accountId, userId)) errors[`hosts.${index}.user_id`] = [removedUser];
    if (schedule !== null && !(await accountRecords.findAvailability(accountId, schedule))) {
      errors[`hosts.${index}.availability_id`] = [`must be a schedule of this account, found ${schedule}`];
    }
  }
  if (eventType.location?.is_personal && hosts.some(({ user_id }) => user_id !== host.userId)) {
    errors.hosts = [personalPlace];
  }
  if (hosts.length === 0 && eventType.is_active && (await accountRecords.isRemovedUser(accountId, host.userId))) {
    errors.hosts = [nobodyLeft];
  }
  return Object.keys(errors).length === 0 ? undefined : { code: 'validation_failed', errors };
}

const removedUser = 'must not be a user who was removed from the account';
const nobodyLeft =
  'cannot be empty while the event type is active: its host was removed from the account. Deactivate it first';
const personalPlace =
  'cannot take turns while the place of the event type belongs to its host: choose a place for all of them first';

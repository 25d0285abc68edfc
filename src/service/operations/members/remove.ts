import { ok, type Problem, type Result, refuse } from '../../../contract/index.ts';
import type { Records } from '../../records/index.ts';
import type { Context } from '../context.ts';
import { cancel } from '../events/index.ts';
import { recordOperation } from '../journal/index.ts';
import type { Input } from '../operation.ts';
import { resultOfLock, withAccountLock } from '../with-account-lock.ts';
import { membersOf } from './list.ts';
import { refuseOwnerless, refuseWithoutPeople } from './refuse.ts';

const eventsAtOnce = 100;

/**
 * Removes a member. Refuses while they host upcoming events, unless these are to be canceled: then all participants are
 * notified. The member takes no more turns, and their event types are deactivated first, except those that others take
 * turns for, so that no new booking is made in the meantime. Their feed, which names invitees, stops working.
 * Their calendars are no longer read, and are deleted once the canceled events are removed from them. A user who never
 * joined and has nothing is deleted.
 */
export async function removeMember(
  context: Context,
  { caller, params: { id }, query }: Input<'removeMember'>,
): Promise<Result<null>> {
  const { accountId } = caller;
  const { people } = context;
  if (!people) return refuseWithoutPeople;
  const result = await withAccountLock(context, caller, async (accountRecords) => {
    const members = await membersOf(context, accountRecords, accountId);
    const member = members.find((one) => one.id === id);
    if (!member) return refuse({ code: 'resource_not_found' });
    const refusal = refuseOwnerless({ caller, member, members });
    if (refusal) return refusal;
    // A booking under way has ended by then, and a later one finds the event type inactive.
    const lockResult = await accountRecords.withHostsLocked({ accountId, userIds: [id] }, async () => {
      const { total } = await upcoming(context, accountRecords, { accountId, hostId: id });
      if (total > 0 && query.events === 'refuse')
        return refuse({ code: 'resource_in_use', message: stillHosts(total) });
      const now = context.clock();
      // First: an event type of theirs that loses its last host is marked only while it is active.
      await accountRecords.leaveRotations({ accountId, userId: id, now });
      await accountRecords.deactivateEventTypesOf({ accountId, hostId: id, now });
      await accountRecords.revokeApiKeysOf({ accountId, userId: id, now });
      await accountRecords.deleteOwnFeed({ accountId, userId: id });
      await accountRecords.disconnectSourcesOf({ accountId, userId: id, now });
      await accountRecords.markUserRemoved({ accountId, userId: id, now });
      await accountRecords.forgetUnconfirmedEmail({ accountId, userId: id });
      await people.removeMember({ accountId, userId: id });
      // Otherwise, they would be listed forever, such as users whose address was misspelled.
      if (member.state !== 'active') await accountRecords.deleteUnusedUser({ accountId, userId: id });
      return ok(null);
    });
    return resultOfLock(lockResult);
  });
  if (!result.ok) return result;
  return cancelAll(context, { caller, hostId: id, reason: query.reason?.trim() || null });
}

type HostOfAccount = { readonly accountId: number; readonly hostId: number };

/** Finds the upcoming confirmed events of a host. */
async function upcoming({ clock }: Context, records: Records, { accountId, hostId }: HostOfAccount) {
  return records.listEvents({
    accountId,
    hostId,
    status: 'confirmed',
    from: clock(),
    to: undefined,
    text: undefined,
    eventTypeId: undefined,
    contactId: undefined,
    outcome: undefined,
    offset: 0,
    limit: eventsAtOnce,
  });
}

/** Why an event takes place after all: in the meantime it has begun, or was given to a colleague. */
const takesPlace: readonly Problem['code'][] = ['event_in_past', 'resource_not_found'];

type Cancellation = Pick<Input<'cancelEvent'>, 'caller'> & { readonly hostId: number; readonly reason: string | null };

/** Cancels them one by one, as a host does: the history of each says who did it. */
async function cancelAll(context: Context, { caller, hostId, reason }: Cancellation): Promise<Result<null>> {
  for (;;) {
    const { items } = await upcoming(context, context.records, { accountId: caller.accountId, hostId });
    if (items.length === 0) return ok(null);
    for (const { id } of items) {
      const input = { caller, params: { id }, query: undefined, body: { reason }, hostId };
      const result = await recordOperation(context, 'cancelEvent', {
        input,
        run: (recording) => cancel(recording, input),
      });
      if (!result.ok && !takesPlace.includes(result.problem.code)) return result;
    }
  }
}

function stillHosts(total: number): string {
  const [events, them] = total === 1 ? ['1 upcoming event', 'it'] : [`${total} upcoming events`, 'them'];
  return `This member still hosts ${events}. Reassign or cancel ${them} first, or send "events=cancel" to cancel ${them}.`;
}

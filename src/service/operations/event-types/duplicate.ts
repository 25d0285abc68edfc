import { type EventType, ok, type Result } from '../../../contract/index.ts';
import type { NewRotatingHost, RotatingHost } from '../../records/index.ts';
import type { Context } from '../context.ts';
import type { Input } from '../operation.ts';
import { ownEventType } from '../ownership.ts';
import { onlyUserOf } from '../permissions/index.ts';
import { refuseOneMore, refuseTooLarge } from '../quota.ts';
import { withAccountLock } from '../with-account-lock.ts';
import { nextPosition } from './next-position.ts';
import { firstFree, longestName } from './slug.ts';

/**
 * Duplicates an event type and its form, for the same hosts. The copy is inactive, so that they can change it first.
 */
export async function duplicateEventType(
  context: Context,
  { caller, params: { id } }: Input<'duplicateEventType'>,
): Promise<Result<EventType>> {
  const { accountId } = caller;
  return withAccountLock(context, caller, async (accountRecords) => {
    const hostedType = await ownEventType({ records: accountRecords }, { caller, id });
    if (!hostedType.ok) return hostedType;
    const { eventType, host } = hostedType.data;
    const all = await accountRecords.listEventTypes({ accountId });
    const titles = all.map(({ title }) => title);
    const content = {
      ...eventType,
      title: firstFree(cut(eventType.title), { existing: titles, joint: ' ' }),
      slug: firstFree(cut(eventType.slug), { existing: await accountRecords.listSlugs(accountId), joint: '-' }),
      is_active: false,
    };
    const others = await accountRecords.measureEventTypes(accountId);
    const refusal = refuseOneMore('eventTypes', others.count) ?? refuseTooLarge('eventTypeBytes', { others, content });
    if (refusal) return refusal;
    const place = { accountId, hostId: host.userId, position: await nextPosition(accountRecords, accountId) };
    const copy = await accountRecords.saveEventType({ ...place, content, now: context.clock() });
    for (const field of await accountRecords.listFields(accountId, id))
      await accountRecords.saveField({ accountId, eventTypeId: copy.id, content: field });
    // A member cannot choose colleagues.
    const isStaff = onlyUserOf(caller) === undefined;
    const hosts = isStaff ? await accountRecords.listRotatingHosts(accountId, id) : [];
    await accountRecords.saveRotatingHosts({ accountId, eventTypeId: copy.id, hosts: hosts.map(turnOf) });
    return ok(copy);
  });
}

function turnOf({ host, ...turn }: RotatingHost): NewRotatingHost {
  return { ...turn, userId: host.userId };
}

/** Cuts a name to leave room for a number after it. */
function cut(name: string): string {
  return name
    .slice(0, longestName)
    .toWellFormed()
    .replace(/[- ]+$/, '');
}

import { type EventType, ok, type Result, unchanged } from '../../../contract/index.ts';
import type { Context } from '../context.ts';
import type { Input } from '../operation.ts';
import { ownEventType } from '../ownership.ts';
import { withAccountLock } from '../with-account-lock.ts';

/** Archives an event type, which deactivates it, or restores it. Repeating either has no further effect. */
export async function archiveEventType(
  context: Context,
  { caller, params: { id }, body: { archived: isArchived } }: Input<'archiveEventType'>,
): Promise<Result<EventType>> {
  return withAccountLock(context, caller, async (accountRecords) => {
    const hostedType = await ownEventType({ records: accountRecords }, { caller, id });
    if (!hostedType.ok) return hostedType;
    const { eventType } = hostedType.data;
    if ((eventType.archived_at !== null) === isArchived) return unchanged(eventType);
    const { accountId } = caller;
    return ok(await accountRecords.archiveEventType({ accountId, id, isArchived, now: context.clock() }));
  });
}

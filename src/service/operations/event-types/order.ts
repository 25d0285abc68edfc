import { type EventType, ok, type Result, refuse } from '../../../contract/index.ts';
import type { Context } from '../context.ts';
import type { Input } from '../operation.ts';
import { onlyUserOf } from '../permissions/index.ts';
import { withAccountLock } from '../with-account-lock.ts';

/**
 * Sets all positions or none. An id that is not in the caller's list is an invalid field, even if it belongs to another
 * account.
 */
export async function orderEventTypes(
  context: Context,
  { caller, body }: Input<'orderEventTypes'>,
): Promise<Result<EventType[]>> {
  return withAccountLock(context, caller, async (accountRecords) => {
    const search = { accountId: caller.accountId, hostId: onlyUserOf(caller), isArchived: false };
    const existingIds = new Set((await accountRecords.listEventTypes(search)).map(({ id }) => id));
    const ids = body.event_types.map(({ id }) => id);
    const errors = ids.flatMap((id, index) => {
      const path = `event_types.${index}.id`;
      if (!existingIds.has(id)) return [[path, [`is not an event type of this list, found ${id}`]]];
      return ids.indexOf(id) < index ? [[path, [`is named twice, found ${id}`]]] : [];
    });
    if (errors.length > 0) return refuse({ code: 'validation_failed', errors: Object.fromEntries(errors) });
    const { accountId } = caller;
    await accountRecords.setEventTypePositions({ accountId, positions: body.event_types });
    return ok(await accountRecords.listEventTypes(search));
  });
}

import { type DeletedEntry, type Event, ok, type Result, refuse, unchanged } from '../../../contract/index.ts';
import { formatInstant } from '../../../time/index.ts';
import type { Context } from '../context.ts';
import type { Input } from '../operation.ts';
import { ownOrRefusal } from '../ownership.ts';
import { onlyUserOf } from '../permissions/index.ts';
import { withAccountLock } from '../with-account-lock.ts';

/** Lists the events that hosts have deleted from their calendars. Deleting an entry does not cancel its event. */
export async function listDeletedEntries(
  { records, clock }: Context,
  { caller }: Input<'listDeletedEntries'>,
): Promise<Result<DeletedEntry[]>> {
  const entries = await records.listDeletedEntries({
    accountId: caller.accountId,
    userId: onlyUserOf(caller),
    now: clock(),
  });
  return ok(
    entries.map(({ eventId, userId, calendarId, deletedAt }) => ({
      event_id: eventId,
      user_id: userId,
      calendar_id: calendarId,
      noticed_at: formatInstant(deletedAt, 0),
    })),
  );
}

/** Writes an event again into the calendars from which its hosts have deleted it, or in which they have moved it. */
export async function restoreEventEntry(
  context: Context,
  { caller, params: { id } }: Input<'restoreEventEntry'>,
): Promise<Result<Event>> {
  const { accountId } = caller;
  return withAccountLock(context, caller, async (accountRecords) => {
    const match = await accountRecords.findEvent(accountId, id);
    const event = await ownOrRefusal(accountRecords, { caller, resource: { kind: 'event', id }, match });
    if (!event.ok) return event;
    if (event.data.status === 'canceled') return refuse({ code: 'event_canceled' });
    const isRestored = await accountRecords.restoreEntries({ accountId, eventId: id, now: context.clock() });
    return isRestored ? event : unchanged(event.data);
  });
}

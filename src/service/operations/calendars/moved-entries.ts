import { type MovedEntry, ok, type Result } from '../../../contract/index.ts';
import { formatInstant } from '../../../time/index.ts';
import type { Context } from '../context.ts';
import type { Input } from '../operation.ts';
import { onlyUserOf } from '../permissions/index.ts';

/** Lists the events that hosts have moved in their calendars. Moving an entry does not reschedule its event. */
export async function listMovedEntries(
  { records, clock }: Context,
  { caller }: Input<'listMovedEntries'>,
): Promise<Result<MovedEntry[]>> {
  const entries = await records.listMovedEntries({
    accountId: caller.accountId,
    userId: onlyUserOf(caller),
    now: clock(),
  });
  return ok(
    entries.map(({ eventId, userId, calendarId, movedAt, movedTo }) => ({
      event_id: eventId,
      user_id: userId,
      calendar_id: calendarId,
      start: formatInstant(movedTo, 0),
      noticed_at: formatInstant(movedAt, 0),
    })),
  );
}

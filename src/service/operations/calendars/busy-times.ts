import { type BusyTime, ok, type Result } from '../../../contract/index.ts';
import { asInstant, formatInstantIn, mergeIntervals, type ZoneName } from '../../../time/index.ts';
import type { Context } from '../context.ts';
import type { Input } from '../operation.ts';
import { ownOrRefusal } from '../ownership.ts';

/** Lists the busy times of a user's connected calendars, merged, and which calendars each comes from. */
export async function listBusyTimes(
  { records }: Context,
  { caller, params: { id }, query }: Input<'listBusyTimes'>,
): Promise<Result<BusyTime[]>> {
  const { accountId } = caller;
  const match = await records.findUser(accountId, id);
  const user = await ownOrRefusal(records, { caller, resource: { kind: 'user', id }, match });
  if (!user.ok) return user;
  // Busy times before 1970 do not matter.
  const range = { start: asInstant(Math.max(query.from, 0)), end: query.to };
  const busy = await records.findForeignBusyTimes({ accountId, userId: id }, range);
  const zone = user.data.timezone as ZoneName; // validated when it was written
  let next = 0;
  const busyTimes = mergeIntervals(busy).map(({ start, end }) => {
    const calendarIds = new Set<string>();
    // Both lists ascend, so each time belongs to the first merged one that reaches it.
    for (let each = busy[next]; each && each.start < end; each = busy[next]) {
      calendarIds.add(each.calendarId);
      next += 1;
    }
    return { start: formatInstantIn(start, zone), end: formatInstantIn(end, zone), calendar_ids: [...calendarIds] };
  });
  return ok(busyTimes);
}

import type { Slot } from '../../contract/index.ts';
import { findOpenTime, rangeOfDates } from '../../slots/index.ts';
import { formatInstantIn, type ZoneName } from '../../time/index.ts';
import type { Asked } from './act.ts';
import { accept, type Outcome } from './outcome.ts';
import { ownOrRefused } from './own.ts';
import type { Parts } from './parts.ts';
import { clampToStorable } from './time-bounds.ts';

/** Lists when a user is open by the account's default schedule and not met by anybody, whatever the event type. */
export async function listWindows(
  { records }: Parts,
  { caller: asking, params, query }: Asked<'listAvailabilityWindows'>,
): Promise<Outcome<Slot[]>> {
  const { accountId } = asking;
  const found = await records.findUser(accountId, params.id);
  const user = await ownOrRefused(records, { caller: asking, thing: { kind: 'user', id: params.id }, found });
  if (!user.ok) return user;
  const schedule = (await records.listAvailabilities(accountId)).find(({ is_default }) => is_default);
  const { start, end, timezone } = query;
  const asked = rangeOfDates({ from: start, to: end }, timezone);
  const range = { start: clampToStorable(asked.start), end: clampToStorable(asked.end) };
  if (!schedule || range.start >= range.end) return accept([]);
  const busy = await records.findBusy({ accountId, userId: params.id }, range);
  const zone = schedule.timezone as ZoneName; // checked when it was written
  const open = findOpenTime({ zone, hours: schedule.hours, busy, range });
  return accept(
    open.map((window) => ({
      start: formatInstantIn(window.start, timezone),
      end: formatInstantIn(window.end, timezone),
    })),
  );
}

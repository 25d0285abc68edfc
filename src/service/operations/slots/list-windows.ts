import { maxSlots, ok, type Result, type Slot } from '../../../contract/index.ts';
import { type FreeTimeQuestion, findFreeTimeInSteps, rangeOfDates } from '../../../slots/index.ts';
import { asInstant, formatInstantIn, type ZoneName } from '../../../time/index.ts';
import { checkCalendars } from '../calendars/index.ts';
import type { Computations } from '../computations.ts';
import type { Context } from '../context.ts';
import type { Input } from '../operation.ts';
import { ownOrRefusal } from '../ownership.ts';
import { type DatesInZone, refuseDates } from './dates-that-fit.ts';
import { clampToStorable } from './time-bounds.ts';

/** Lists when a user is open by the account's default schedule and free, for any event type. */
export function listWindows(context: Context, input: Input<'listAvailabilityWindows'>): Promise<Result<Slot[]>> {
  return context.computations.run({ operation: 'listAvailabilityWindows', records: context.records, input }, () =>
    computeWindows(context, input),
  );
}

async function computeWindows(
  context: Context,
  { caller, params, query }: Input<'listAvailabilityWindows'>,
): Promise<Result<Slot[]>> {
  const { records, computations } = context;
  const { accountId } = caller;
  const match = await records.findUser(accountId, params.id);
  const user = await ownOrRefusal(records, { caller, resource: { kind: 'user', id: params.id }, match });
  if (!user.ok) return user;
  const schedule = (await records.listAvailabilities(accountId)).find(({ is_default }) => is_default);
  const datesInZone = { dates: { from: query.start, to: query.end }, zone: query.timezone };
  const { start, end } = rangeOfDates(datesInZone.dates, datesInZone.zone);
  const calendars = await checkCalendars(context, { accountId, userId: params.id });
  if (!calendars.ok) return calendars;
  const range = {
    start: clampToStorable(start),
    end: clampToStorable(asInstant(Math.min(end, calendars.data ?? end))),
  };
  if (!schedule || range.start >= range.end) return ok([]);
  const busy = await records.findBusy({ accountId, userId: params.id }, range);
  const zone = schedule.timezone as ZoneName; // validated when it was written
  const { hours, overrides = [] } = schedule;
  return listInSteps({ zone, hours, overrides, busy, range }, datesInZone, computations);
}

async function listInSteps(
  question: FreeTimeQuestion,
  datesInZone: DatesInZone,
  { nextStep }: Pick<Computations, 'nextStep'>,
): Promise<Result<Slot[]>> {
  const windows: Slot[] = [];
  for (const batch of findFreeTimeInSteps(question)) {
    const tooMany = batch[maxSlots - windows.length];
    if (tooMany) return refuseDates(datesInZone, { tooMany: tooMany.start, noun: 'windows' });
    for (const { start, end } of batch) {
      windows.push({ start: formatInstantIn(start, datesInZone.zone), end: formatInstantIn(end, datesInZone.zone) });
    }
    await nextStep();
  }
  return ok(windows);
}

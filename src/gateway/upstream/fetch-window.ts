import { ok, type Result, type Slots } from '../../contract/index.ts';
import { addDays, daysBetween, earlierOf, type Interval } from '../../time/index.ts';
import { BoundedMap } from '../state/index.ts';
import type { DateRange } from './months.ts';
import { type Report, refuseUnavailable } from './send/index.ts';
import { readSlotWindow, type SlotWindow } from './slot-window.ts';

/**
 * Which slots to fetch, for which dates, and how. The number of dates that fit one response is remembered for each
 * `name`.
 */
export type WindowRequest = {
  readonly dates: DateRange;
  readonly name: string;
  readonly load: (dates: DateRange) => Promise<Result<Slots>>;
};

/** Requests the slots of all dates, in several responses if one cannot hold them. */
export type FetchWindow = (window: WindowRequest) => Promise<Result<SlotWindow>>;

const rememberedNames = 1000;

/**
 * Creates the requests for windows. A server refuses dates with more slots than it lists at once, under `end`. The
 * range is then halved and requested again. What fits is remembered, so that the next window needs no refused request.
 */
export function createFetchWindow(report: Report): FetchWindow {
  /** How many days fit one response, where not all do. */
  const fittingDays = new BoundedMap<number>(rememberedNames);

  return async function fetchWindow({ dates, name, load }) {
    const slots: Interval[] = [];
    let last: Omit<SlotWindow, 'slots'> = { nextAvailable: undefined };
    for (let start = dates.start; start <= dates.end; ) {
      const days = fittingDays.get(name) ?? lengthOf(dates);
      const part = { start, end: earlierOf(addDays(start, days - 1), dates.end) };
      const result = await load(part);
      if (isTooMuch(result) && part.start < part.end) {
        fittingDays.set(name, Math.ceil(lengthOf(part) / 2));
        continue;
      }
      if (isTooMuch(result)) report('The server lists too many slots for one day of an event type to be shown.');
      const window = readWindow(result, report);
      if (!window.ok) return window;
      const { slots: newSlots, ...rest } = window.data;
      for (const slot of newSlots) slots.push(slot);
      last = rest;
      start = addDays(part.end, 1);
    }
    return ok({ slots, ...last });
  };
}

function readWindow(result: Result<Slots>, report: Report): Result<SlotWindow> {
  const refusal = refuseUnavailable();
  // A single day is too much. A visitor cannot do anything about that.
  if (!result.ok) return isTooMuch(result) ? refusal : result;
  const data = readSlotWindow(result.data);
  if (data) return ok(data);
  report('The server lists a slot with an invalid time, so that its times cannot be shown.');
  return refusal;
}

/** Returns whether a server refused dates because they have more slots than one response can hold. */
export function isTooMuch(result: Result<unknown>): boolean {
  return !result.ok && result.problem.code === 'validation_failed' && result.problem.errors?.end !== undefined;
}

function lengthOf({ start, end }: DateRange): number {
  return daysBetween(start, end) + 1;
}

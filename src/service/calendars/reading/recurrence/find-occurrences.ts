import { dateOfWall, datePartsOf, dayMillis, isoWeekday, minuteMillis, type WallTime } from '../../../../time/index.ts';
import { addMillis, midnightOf } from '../calendar-time.ts';
import { clockPeriodMillis, findTimesByClock } from './clock-periods.ts';
import { findTimesByDate } from './date-periods.ts';
import type { Rule } from './parse-rule.ts';
import type { WorkLimit } from './work-limit.ts';

type Search = {
  readonly rule: Rule;
  readonly start: WallTime;
  /** Only occurrences in it are found, half-open. */
  readonly range: { readonly start: WallTime; readonly end: WallTime };
  readonly limit: WorkLimit;
  /** Whether the start is an occurrence even if the rule does not name it. @default true */
  readonly hasStart?: boolean;
};

/**
 * Finds the occurrences of a rule in a range of wall time, ascending. The start is the first one, even if the rule does
 * not name it, and COUNT includes it (RFC 5545, 3.8.5.3). `until` is left to the caller, who knows the zone.
 *
 * An occurrence whose wall time the clocks skip in spring is found and counted, although RFC 5545, 3.3.10, ignores it:
 * most programs show it at the time that 3.3.5 assigns to that wall time, and the host may be busy then.
 */
export function* findOccurrences({ rule: written, start, range, limit, hasStart = true }: Search): Generator<WallTime> {
  const rule = completeRule(written, start);
  let left = (rule.count ?? Number.POSITIVE_INFINITY) - (hasStart ? 1 : 0);
  let latest = hasStart ? start : addMillis(start, -1);
  if (hasStart && start >= range.start && start < range.end) yield start;
  // With COUNT, all earlier occurrences must be counted.
  const from = rule.count === undefined ? Math.max(start, range.start) : start;
  const search = { rule, start, from, end: range.end, limit };
  const periodMillis = clockPeriodMillis(rule);
  if (left <= 0) return;
  for (const times of periodMillis ? findTimesByClock({ ...search, periodMillis }) : findTimesByDate(search)) {
    limit.spend(rule.byPosition.length);
    for (const wall of timesByPosition(rule, times)) {
      // The first of a month may replace a missing day of the month before, and be named by the rule as well.
      if (wall <= latest) continue;
      if (wall >= range.end) return;
      latest = wall;
      left -= 1;
      if (wall >= range.start) yield wall;
      if (left === 0) return;
    }
  }
}

/** Fills the parts that a rule leaves open from its start. */
function completeRule(rule: Rule, start: WallTime): Rule {
  const date = dateOfWall(start);
  const { month, day } = datePartsOf(date);
  const millisOfDay = start - midnightOf(start);
  const minuteOfDay = Math.floor(millisOfDay / minuteMillis);
  const second = Math.floor((millisOfDay % minuteMillis) / 1000);
  // Parts that are shorter than a period of the rule are those of its start.
  const period = clockPeriodMillis(rule) ?? dayMillis;
  const times = {
    byHour: rule.byHour.length > 0 || period < dayMillis ? rule.byHour : [Math.floor(minuteOfDay / 60)],
    byMinute: rule.byMinute.length > 0 || period <= minuteMillis ? rule.byMinute : [minuteOfDay % 60],
    bySecond: rule.bySecond.length > 0 || period <= 1000 ? rule.bySecond : [second],
  };
  const { frequency, byMonth, byWeek, byYearDay, byMonthDay, byDay } = rule;
  const complete = { ...rule, ...times };
  const ofStart = [{ weekday: isoWeekday(date), nth: 0 }];
  if (byYearDay.length + byMonthDay.length + byDay.length > 0) return complete;
  if (byWeek.length > 0) return frequency === 'YEARLY' ? { ...complete, byDay: ofStart } : complete;
  if (frequency === 'WEEKLY') return { ...complete, byDay: ofStart };
  if (frequency === 'MONTHLY') return { ...complete, byMonthDay: [day] };
  if (frequency !== 'YEARLY') return complete;
  return { ...complete, byMonth: byMonth.length > 0 ? byMonth : [month], byMonthDay: [day] };
}

/** Chooses the times of a period that `BYSETPOS` names. */
function timesByPosition({ byPosition }: Rule, times: readonly WallTime[]): readonly WallTime[] {
  if (byPosition.length === 0) return times;
  const chosen = byPosition.flatMap((position) => times.at(position > 0 ? position - 1 : position) ?? []);
  return [...new Set(chosen)].sort((a, b) => a - b);
}

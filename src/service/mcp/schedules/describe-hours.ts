import * as v from 'valibot';
import type { Availability, DateOverride, Hours, Period } from '../../../contract/index.ts';
import { ok, PlainObject, type Result } from '../../../contract/index.ts';
import { type LocalDate, weekdays } from '../../../time/index.ts';
import { longestList } from '../inputs.ts';
import { refuseValue } from '../read-input.ts';

/** The open hours of a day as agents write them, `09:00-12:00`. */
export const Blocks = v.array(v.string());

/** Blocks by weekday; an absent weekday is closed. */
export const Week = v.pipe(PlainObject, v.record(v.picklist(weekdays), Blocks));

export type Week = Partial<v.InferOutput<typeof Week>>;

/** The hours of dates that differ from their weekdays. Dates without blocks are closed. */
export const Override = v.object({ from: v.string(), to: v.string(), hours: Blocks });

export type Override = v.InferOutput<typeof Override>;

/** Returns the hours of a schedule in the form for agents. */
export function describeWeek(hours: Hours): Week {
  return Object.fromEntries(
    weekdays.flatMap((weekday) => (hours[weekday]?.length ? [[weekday, blocksOf(hours[weekday])]] : [])),
  );
}

/** Reads blocks. The change of the schedule checks whether the times exist. */
export function readBlocks(field: string, blocks: readonly string[]): Result<Period[]> {
  const periods: Period[] = [];
  for (const block of blocks) {
    const [, start, end] = /^(\d{2}:\d{2})\s*[-–]\s*(\d{2}:\d{2})$/.exec(block.trim()) ?? [];
    if (start === undefined || end === undefined)
      return refuseValue(field, { expected: 'must be blocks such as 09:00-12:00', value: block });
    periods.push({ start, end });
  }
  return ok(periods);
}

/** Describes in one line when a schedule is open. */
export function hoursText({ hours, timezone }: Pick<Availability, 'hours' | 'timezone'>): string {
  const days = Object.entries(describeWeek(hours)).map(([weekday, blocks]) => `${weekday} ${blocks?.join(', ')}`);
  return `${days.join('; ') || 'never open'} (${timezone})`;
}

/** Overrides in the form for agents, as many as a response lists, and how many others there are. */
type OverrideList = { readonly items: Override[]; readonly others: number };

/** Lists overrides in the form for agents, the earliest first. */
export function listOverrides(overrides: readonly DateOverride[]): OverrideList {
  const sortedOverrides = overrides.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const items = sortedOverrides.slice(0, longestList).map(describeOverride);
  return { items, others: sortedOverrides.length - items.length };
}

/** Lists the overrides of a schedule that have not ended. */
export function listUpcomingOverrides(
  { overrides = [] }: Pick<Availability, 'overrides'>,
  today: LocalDate,
): OverrideList {
  return listOverrides(overrides.filter(({ to }) => today <= to));
}

/** Describes overrides in one line. Without them, the weekly hours mislead. */
export function overridesText({ items, others }: OverrideList): string {
  const texts = items.map(({ from, to, hours }) => {
    const dates = from === to ? from : `${from} to ${to}`;
    return `${dates} ${hours.join(', ') || 'closed'}`;
  });
  const all = others > 0 ? [...texts, `${others} more`] : texts;
  return all.length > 0 ? `. Overrides: ${all.join('; ')}` : '';
}

function describeOverride({ from, to, hours }: DateOverride): Override {
  return { from, to, hours: blocksOf(hours) };
}

/** Writes blocks in the order in which a schedule keeps them. An agent may send them in any order. */
function blocksOf(periods: readonly Period[]): string[] {
  return periods.map(({ start, end }) => `${start}-${end}`).sort();
}

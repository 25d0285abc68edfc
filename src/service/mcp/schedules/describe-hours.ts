import * as v from 'valibot';
import type { Availability, DateOverride, Hours, Period } from '../../../contract/index.ts';
import { ok, PlainObject, type Result } from '../../../contract/index.ts';
import { type LocalDate, weekdays } from '../../../time/index.ts';
import { refuseFound } from '../read-input.ts';

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

/** Returns an override in the form for agents. */
export function describeOverride({ from, to, hours }: DateOverride): Override {
  return { from, to, hours: blocksOf(hours) };
}

/** Reads blocks. The change of the schedule checks whether the times exist. */
export function readBlocks(field: string, blocks: readonly string[]): Result<Period[]> {
  const periods: Period[] = [];
  for (const block of blocks) {
    const [, start, end] = /^(\d{2}:\d{2})\s*[-–]\s*(\d{2}:\d{2})$/.exec(block.trim()) ?? [];
    if (start === undefined || end === undefined)
      return refuseFound(field, { expected: 'must be blocks such as 09:00-12:00', found: block });
    periods.push({ start, end });
  }
  return ok(periods);
}

/** Says in a line when a schedule is open. */
export function hoursText({ hours, timezone }: Pick<Availability, 'hours' | 'timezone'>): string {
  const days = Object.entries(describeWeek(hours)).map(([weekday, blocks]) => `${weekday} ${blocks?.join(', ')}`);
  return `${days.join('; ') || 'never open'} (${timezone})`;
}

/** The most overrides to say in a line. The data of a response holds all of them. */
const mostOverrides = 20;

/** Says which overrides are still to come. Without them, the weekly hours mislead. */
export function overridesText({ overrides = [] }: Pick<Availability, 'overrides'>, today: LocalDate): string {
  const upcoming = overrides.filter(({ to }) => today <= to);
  const texts = upcoming.slice(0, mostOverrides).map(({ from, to, hours }) => {
    const dates = from === to ? from : `${from} to ${to}`;
    return `${dates} ${blocksOf(hours).join(', ') || 'closed'}`;
  });
  const others = upcoming.length - texts.length;
  const listed = others > 0 ? [...texts, `${others} more`] : texts;
  return listed.length > 0 ? `. Overrides: ${listed.join('; ')}` : '';
}

/** Writes blocks in the order in which a schedule keeps them. An agent may send them in any order. */
function blocksOf(periods: readonly Period[]): string[] {
  return periods.map(({ start, end }) => `${start}-${end}`).sort();
}

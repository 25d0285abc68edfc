import * as v from 'valibot';
import { type DateOverride, ok } from '../../../contract/index.ts';
import { addDays, type LocalDate, parseLocalDate } from '../../../time/index.ts';
import { DateText, Preview } from '../inputs.ts';
import { refuseAs, refuseValue } from '../read-input.ts';
import {
  Blocks,
  changeInTurn,
  changeSchedule,
  findSchedule,
  listOverrides,
  Outside,
  Override,
  outsideText,
  readBlocks,
} from '../schedules/index.ts';
import { defineTool } from './tool.ts';

export const setOverride = defineTool({
  name: 'set_override',
  description:
    'Overrides the weekly hours on dates: [] = closed, null = weekly hours again. Returns the bookings that are then outside the hours; they stay booked. Preview first.',
  scope: 'settings',
  hints: { destructiveHint: true, idempotentHint: true },
  input: v.strictObject({
    from: DateText,
    to: DateText,
    hours: v.pipe(v.nullable(Blocks), v.description('e.g. ["10:00-12:00"]')),
    id: v.optional(v.pipe(v.number(), v.description('schedule; default: the default one'))),
    preview: Preview,
  }),
  output: v.object({
    preview: v.boolean(),
    before: v.array(Override),
    more_before: v.number(),
    after: v.array(Override),
    more_after: v.number(),
    outside: Outside,
  }),
  async run(session, { from, to, hours, id, preview }) {
    const [first, last] = [parseLocalDate(from), parseLocalDate(to)];
    if (!first) return refuseValue('from', { expected: 'must be a date such as 2026-12-24', value: from });
    if (!last) return refuseValue('to', { expected: 'must be a date such as 2026-12-24', value: to });
    if (last < first) return refuseValue('to', { expected: 'must not be before "from"', value: to });
    const periods = hours === null ? undefined : readBlocks('hours', hours);
    if (periods && !periods.ok) return periods;
    return changeInTurn(session, async () => {
      const schedule = await findSchedule(session, id);
      if (!schedule.ok) return schedule;
      const dates = { first, last };
      const current = schedule.data.overrides ?? [];
      const additions = periods ? [{ from, to, hours: periods.data }] : [];
      const overrides = [...current.flatMap((override) => without(override, dates)), ...additions].sort(byDate);
      const change = await changeSchedule(session, { schedule: schedule.data, content: { overrides }, preview });
      if (!change.ok) {
        const index = overrides.findIndex((override) => override.from === from);
        return refuseAs({ [`overrides.${index}.hours`]: 'hours' }, change.problem);
      }
      const { outside } = change.data;
      const touches = (override: DateOverride) => override.from <= last && first <= override.to;
      const [before, after] = [listOverrides(current.filter(touches)), listOverrides(overrides.filter(touches))];
      return ok({
        data: {
          preview,
          before: before.items,
          more_before: before.others,
          after: after.items,
          more_after: after.others,
          outside,
        },
        text: `${preview ? 'Preview, nothing is changed' : 'Changed'}: ${from} to ${to} ${hours === null ? 'weekly hours' : hours.join(', ') || 'closed'}. ${outsideText(outside)}`,
      });
    });
  },
});

type Dates = { readonly first: LocalDate; readonly last: LocalDate };

/** Returns what is left of an override without some dates: a date belongs to at most one override. */
function without(override: DateOverride, { first, last }: Dates): DateOverride[] {
  const { from, to } = override;
  return [
    ...(from < first ? [{ ...override, to: to < first ? to : addDays(first, -1) }] : []),
    ...(to > last ? [{ ...override, from: from > last ? from : addDays(last, 1) }] : []),
  ];
}

function byDate(a: DateOverride, b: DateOverride): number {
  return a.from < b.from ? -1 : 1;
}

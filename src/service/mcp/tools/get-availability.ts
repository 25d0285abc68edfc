import * as v from 'valibot';
import { type Availability, ok } from '../../../contract/index.ts';
import { type Instant, localDateAt, type ZoneName } from '../../../time/index.ts';
import { longestList, Page } from '../inputs.ts';
import { describeWeek, hoursText, listUpcomingOverrides, Override, overridesText, Week } from '../schedules/index.ts';
import { defineTool } from './tool.ts';

export const getAvailability = defineTool({
  name: 'get_availability',
  description:
    'Returns all schedules or one: weekly hours, date overrides still to come (no hours = closed), time zone.',
  scope: 'read',
  hints: { readOnlyHint: true },
  input: v.strictObject({ id: v.optional(v.number()), page: Page }),
  output: v.object({
    schedules: v.array(
      v.object({
        id: v.number(),
        name: v.string(),
        timezone: v.string(),
        is_default: v.boolean(),
        hours: Week,
        overrides: v.array(Override),
        more_overrides: v.number(),
      }),
    ),
    next: v.nullable(v.number()),
  }),
  async run(session, { id, page }) {
    const result =
      id === undefined
        ? await session.call('listAvailabilities')
        : await session.call('getAvailability', { params: { id } });
    if (!result.ok) return result;
    const all = [result.data].flat();
    const schedules = all
      .slice((page - 1) * longestList, page * longestList)
      .map((schedule) => describeSchedule(schedule, session.clock()));
    return ok({
      data: { schedules: schedules.map(({ data }) => data), next: all.length > page * longestList ? page + 1 : null },
      text: schedules.map(({ text }) => text).join('\n') || 'None.',
    });
  },
});

function describeSchedule(schedule: Availability, now: Instant) {
  const { id, name, timezone, is_default } = schedule;
  const today = localDateAt(now, timezone as ZoneName); // validated when it was written
  const overrides = listUpcomingOverrides(schedule, today);
  return {
    data: {
      id,
      name,
      timezone,
      is_default,
      hours: describeWeek(schedule.hours),
      overrides: overrides.items,
      more_overrides: overrides.others,
    },
    text: `${id} ${name}: ${hoursText(schedule)}${overridesText(overrides)}`,
  };
}

import * as v from 'valibot';
import { type Availability, ok } from '../../../contract/index.ts';
import { type Instant, localDateAt, type ZoneName } from '../../../time/index.ts';
import { longestList, Page } from '../inputs.ts';
import { describeOverride, describeWeek, hoursText, Override, overridesText, Week } from '../schedules/index.ts';
import { defineTool } from './tool.ts';

export const getAvailability = defineTool({
  name: 'get_availability',
  description: 'Returns all schedules or one: weekly hours, date overrides (no hours = closed), time zone.',
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
      }),
    ),
    next: v.nullable(v.number()),
  }),
  async run(session, { id, page }) {
    const found =
      id === undefined
        ? await session.call('listAvailabilities')
        : await session.call('getAvailability', { params: { id } });
    if (!found.ok) return found;
    const all = [found.data].flat();
    const shown = all.slice((page - 1) * longestList, page * longestList);
    return ok({
      data: { schedules: shown.map(describeSchedule), next: all.length > page * longestList ? page + 1 : null },
      text: shown.map((schedule) => textOf(schedule, session.clock())).join('\n') || 'None.',
    });
  },
});

function describeSchedule({ id, name, timezone, is_default, hours, overrides = [] }: Availability) {
  const listed = overrides.map(describeOverride);
  return { id, name, timezone, is_default, hours: describeWeek(hours), overrides: listed };
}

function textOf(schedule: Availability, now: Instant): string {
  const today = localDateAt(now, schedule.timezone as ZoneName); // validated when it was written
  return `${schedule.id} ${schedule.name}: ${hoursText(schedule)}${overridesText(schedule, today)}`;
}

import * as v from 'valibot';
import { type Hours, ok, type Result } from '../../../contract/index.ts';
import { weekdays } from '../../../time/index.ts';
import { Preview } from '../inputs.ts';
import {
  changeInTurn,
  changeSchedule,
  describeWeek,
  findSchedule,
  hoursText,
  Outside,
  outsideText,
  readBlocks,
  Week,
} from '../schedules/index.ts';
import { defineTool } from './tool.ts';

export const setHours = defineTool({
  name: 'set_hours',
  description:
    'Replaces the weekly hours of the weekdays you send ([] = closed) and keeps the others. Returns the bookings that are then outside the hours; they stay booked. Preview first.',
  scope: 'settings',
  hints: { destructiveHint: true, idempotentHint: true },
  input: v.strictObject({
    id: v.pipe(v.number(), v.description('schedule')),
    hours: v.pipe(Week, v.description('e.g. {"monday": ["09:00-12:00"]}')),
    preview: Preview,
  }),
  output: v.object({ preview: v.boolean(), before: Week, after: Week, outside: Outside }),
  run(session, { id, hours: week, preview }) {
    return changeInTurn(session, async () => {
      const schedule = await findSchedule(session, id);
      if (!schedule.ok) return schedule;
      const hours = readWeek(week, schedule.data.hours);
      if (!hours.ok) return hours;
      const content = { hours: hours.data };
      const change = await changeSchedule(session, { schedule: schedule.data, content, preview });
      if (!change.ok) return change;
      const { outside } = change.data;
      const [before, after] = [describeWeek(schedule.data.hours), describeWeek(hours.data)];
      const now = hoursText({ ...schedule.data, hours: hours.data });
      return ok({
        data: { preview, before, after, outside },
        text: `${preview ? 'Preview, nothing is changed' : 'Changed'}: ${now}. ${outsideText(outside)}`,
      });
    });
  },
});

function readWeek(week: Week, current: Hours): Result<Hours> {
  const hours = { ...current };
  for (const weekday of weekdays) {
    const blocks = week[weekday];
    if (blocks === undefined) continue;
    const periods = readBlocks(`hours.${weekday}`, blocks);
    if (!periods.ok) return periods;
    hours[weekday] = periods.data;
  }
  return ok(hours);
}

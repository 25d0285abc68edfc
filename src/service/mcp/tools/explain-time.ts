import * as v from 'valibot';
import { ok } from '../../../contract/index.ts';
import { formatInstantIn } from '../../../time/index.ts';
import { describeInstant, describeTime, Reason, reasonsText, Time } from '../descriptions/index.ts';
import { EventTypeId, InstantText, Minutes, ZoneText } from '../inputs.ts';
import { readInstant, zoneFor } from '../read-input.ts';
import { explainStart, findReasons, nearestTimes } from '../refuse-time.ts';
import { defineTool } from './tool.ts';

export const explainTime = defineTool({
  name: 'explain_time',
  description: 'Says whether one start can be booked; if not, every reason and the nearest bookable times.',
  scope: 'read',
  hints: { readOnlyHint: true },
  input: v.strictObject({
    event_type_id: EventTypeId,
    start: InstantText,
    duration: v.optional(Minutes),
    timezone: v.optional(ZoneText),
  }),
  output: v.object({
    ...Time.entries,
    offered: v.boolean(),
    reasons: v.array(Reason),
    nearest: v.array(v.string()),
  }),
  async run(session, { event_type_id: eventTypeId, start: text, duration, timezone }) {
    const [start, zone] = [readInstant('start', text), await zoneFor(session, timezone)];
    if (!start.ok) return start;
    if (!zone.ok) return zone;
    const wantedTime = { eventTypeId, start: start.data, zone: zone.data, duration };
    const explanation = await explainStart(session, wantedTime);
    if (!explanation.ok) return explanation;
    const reasons = await findReasons(session, { explanation: explanation.data, wantedTime });
    const isOffered = explanation.data.offered.length > 0;
    const nearest = isOffered ? [] : await nearestTimes(session, wantedTime);
    const time = describeTime(start.data, zone.data);
    const nearestTexts = nearest.map((other) => describeInstant(other, zone.data)).join('; ');
    return ok({
      data: {
        ...time,
        offered: isOffered,
        reasons,
        nearest: nearest.map((other) => formatInstantIn(other, zone.data)),
      },
      text: isOffered
        ? `${time.when} can be booked.`
        : `${time.when} cannot be booked. ${reasonsText(reasons)} Nearest: ${nearestTexts || 'none'}.`,
    });
  },
});

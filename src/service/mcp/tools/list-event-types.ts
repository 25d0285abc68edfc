import * as v from 'valibot';
import { type BookingFormField, type EventType, ok } from '../../../contract/index.ts';
import { locationText } from '../descriptions/index.ts';
import { longestList, Page } from '../inputs.ts';
import { defineTool } from './tool.ts';

const Question = v.object({
  identifier: v.string(),
  label: v.string(),
  type: v.string(),
  required: v.boolean(),
  options: v.optional(v.array(v.string())),
});

export const listEventTypes = defineTool({
  name: 'list_event_types',
  description:
    'Lists what can be booked, with durations, notice and the questions of the booking form (send replies as answers).',
  scope: 'read',
  hints: { readOnlyHint: true },
  input: v.strictObject({ active: v.optional(v.boolean()), page: Page }),
  output: v.object({
    event_types: v.array(
      v.object({
        id: v.number(),
        title: v.string(),
        public_id: v.string(),
        is_active: v.boolean(),
        durations: v.array(v.number()),
        notice_minutes: v.number(),
        host: v.string(),
        location: v.optional(v.string()),
        questions: v.array(Question),
      }),
    ),
    next: v.nullable(v.number()),
  }),
  async run(session, { active, page }) {
    const types = await session.call('listEventTypes');
    if (!types.ok) return types;
    const found = types.data.filter(({ is_active }) => active === undefined || is_active === active);
    const shown = found.slice((page - 1) * longestList, page * longestList);
    const described = [];
    for (const type of shown) {
      const fields = await session.call('listBookingFormFields', { params: { eventType: type.id } });
      if (!fields.ok) return fields;
      const host = await session.hostOf(type.id);
      if (!host.ok) return host;
      described.push(describeEventType(type, { host: host.data.name, fields: fields.data }));
    }
    const text = shown.map(({ id, title, duration }) => `${id} ${title} (${duration} minutes)`).join('; ');
    const next = found.length > page * longestList ? page + 1 : null;
    const none = types.data.length === 0 ? 'There are no event types.' : 'No event types match on this page.';
    return ok({ data: { event_types: described, next }, text: text || none });
  },
});

type Details = { readonly host: string; readonly fields: readonly BookingFormField[] };

function describeEventType(type: EventType, { host, fields }: Details) {
  const { id, title, public_id, is_active, duration, durations, min_scheduling_notice, location } = type;
  return {
    id,
    title,
    public_id,
    is_active,
    host,
    durations: durations ?? [duration],
    notice_minutes: min_scheduling_notice,
    ...(location && { location: locationText(location) }),
    questions: fields
      .filter((field) => field.is_active)
      .map(({ identifier, label, type, is_required, options }) => ({
        identifier,
        label,
        type,
        required: is_required,
        ...(options.length > 0 && { options }),
      })),
  };
}

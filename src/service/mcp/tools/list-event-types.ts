import * as v from 'valibot';
import { type EventType, ok, type Result } from '../../../contract/index.ts';
import { BookableType, describeEventType } from '../descriptions/index.ts';
import { EventTypeId, longestList, Page } from '../inputs.ts';
import type { Session } from '../session.ts';
import { defineTool } from './tool.ts';

export const listEventTypes = defineTool({
  name: 'list_event_types',
  description:
    'Lists what can be booked: link for invitees, hosts, durations, notice and the questions of the booking form (send replies as answers).',
  scope: 'read',
  hints: { readOnlyHint: true },
  input: v.strictObject({
    event_type_id: v.optional(v.pipe(EventTypeId, v.description('this one in full'))),
    active: v.optional(v.boolean()),
    page: Page,
  }),
  output: v.object({ event_types: v.array(BookableType), next: v.nullable(v.number()) }),
  async run(session, { event_type_id: id, active, page }) {
    const types =
      id === undefined ? await session.call('listEventTypes') : await session.call('getEventType', { params: { id } });
    if (!types.ok) return types;
    const all = [types.data].flat();
    const matches = all.filter(({ is_active }) => active === undefined || is_active === active);
    const typesOfPage = matches.slice((page - 1) * longestList, page * longestList);
    const bookableTypes = [];
    for (const type of typesOfPage) {
      const bookable = await describe(session, type, { isWhole: id !== undefined });
      if (!bookable.ok) return bookable;
      bookableTypes.push(bookable.data);
    }
    const text = bookableTypes
      .map(({ id, title, durations, link }) =>
        [`${id} ${title} (${durations.join(' or ')} minutes)`, link].join(' ').trim(),
      )
      .join('; ');
    const next = matches.length > page * longestList ? page + 1 : null;
    const none = all.length === 0 ? 'There are no event types.' : 'No event types match on this page.';
    return ok({ data: { event_types: bookableTypes, next }, text: text || none });
  },
});

async function describe(
  session: Session,
  type: EventType,
  { isWhole }: { readonly isWhole: boolean },
): Promise<Result<BookableType>> {
  const fields = await session.call('listBookingFormFields', { params: { eventType: type.id } });
  if (!fields.ok) return fields;
  const host = await session.hostOf(type.id);
  if (!host.ok) return host;
  const { name, isTeam } = host.data;
  const turns = isTeam ? await session.call('listEventTypeHosts', { params: { id: type.id } }) : ok([]);
  if (!turns.ok) return turns;
  const hosts = turns.data.filter(({ weight }) => weight > 0).map((turn) => turn.name);
  return ok(describeEventType(type, { publicUrl: session.publicUrl, host: name, hosts, fields: fields.data, isWhole }));
}

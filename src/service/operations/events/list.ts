import type { Event, Page, Result } from '../../../contract/index.ts';
import { ok, refuse } from '../../../contract/index.ts';
import { composeMarks } from '../../../form/index.ts';
import type { Instant } from '../../../time/index.ts';
import type { Caller, EventFilter } from '../../records/index.ts';
import type { Context } from '../context.ts';
import type { Input } from '../operation.ts';
import { pageOf, sliceOf } from '../paging.ts';
import { colleagues, onlyUserOf } from '../permissions/index.ts';
import { clampToStorable } from '../slots/index.ts';
import { ownEvent } from './own-event.ts';

/** Lists a page of the matching events, the latest start first unless the query says otherwise. */
export async function listEvents(
  { records }: Context,
  { caller, query }: Input<'listEvents'>,
): Promise<Result<Page<Event>>> {
  const filter = filterOf(caller, query);
  if (!filter.ok) return filter;
  return ok(pageOf(query, await records.listEvents({ ...filter.data, ...sliceOf(query) })));
}

type EventsQuery = Omit<Input<'listEvents'>['query'], 'page' | 'per_page'>;

/** Returns the filter for a query. A member gets only their own events. */
export function filterOf(caller: Caller, query: EventsQuery): Result<EventFilter> {
  const { status, event_type_id: eventTypeId, contact_id: contactId, outcome, q: text, from, to, order } = query;
  const onlyUser = onlyUserOf(caller);
  if (onlyUser !== undefined && query.host_id !== undefined && query.host_id !== onlyUser) return refuse(colleagues);
  return ok({
    accountId: caller.accountId,
    status,
    eventTypeId,
    contactId,
    outcome,
    order,
    hostId: onlyUser ?? query.host_id,
    text: text && composeMarks(text),
    from: storable(from),
    to: storable(to),
    endsAfter: storable(query.ends_after),
    endsBefore: storable(query.ends_before),
  });
}

function storable(instant: Instant | undefined): Instant | undefined {
  return instant === undefined ? undefined : clampToStorable(instant);
}

export async function getEvent({ records }: Context, { caller, params }: Input<'getEvent'>): Promise<Result<Event>> {
  return ownEvent(records, caller, params.id);
}

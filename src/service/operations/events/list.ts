import type { Event, Page, Result } from '../../../contract/index.ts';
import { ok, refuse } from '../../../contract/index.ts';
import { composeMarks } from '../../../form/index.ts';
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
  const { status, event_type_id: eventTypeId, contact_id: contactId, outcome, q: text, from, to, order } = query;
  const onlyUser = onlyUserOf(caller);
  if (onlyUser !== undefined && query.host_id !== undefined && query.host_id !== onlyUser) return refuse(colleagues);
  const search = {
    accountId: caller.accountId,
    ...{
      status,
      eventTypeId,
      contactId,
      hostId: onlyUser ?? query.host_id,
      outcome,
      text: text && composeMarks(text),
      order,
    },
    from: from === undefined ? undefined : clampToStorable(from),
    to: to === undefined ? undefined : clampToStorable(to),
    ...sliceOf(query),
  };
  return ok(pageOf(query, await records.listEvents(search)));
}

export async function getEvent({ records }: Context, { caller, params }: Input<'getEvent'>): Promise<Result<Event>> {
  return ownEvent(records, caller, params.id);
}

import { type Event, ok, type Result, unchanged } from '../../../contract/index.ts';
import type { Context } from '../context.ts';
import type { Input } from '../operation.ts';
import { refuseChanged } from '../refuse-changed.ts';
import { withEventLocked } from './own-event.ts';

/** Changes the host's note about an event, even a canceled or past one. Sends no mail and no webhook. */
export async function updateEvent(
  context: Context,
  { caller, params: { id }, body: { host_note: note }, ifMatch }: Input<'updateEvent'>,
): Promise<Result<Event>> {
  return withEventLocked(context, { caller, id }, async (hostRecords, event) => {
    const conflict = refuseChanged({ ifMatch }, event);
    if (conflict) return conflict;
    if (note === undefined) return unchanged(event);
    return ok(await hostRecords.saveHostNote({ accountId: caller.accountId, id, note, now: context.clock() }));
  });
}

import type { SlotExplanation } from '../../../contract/index.ts';
import type { Caller } from '../../records/index.ts';
import type { Context } from '../context.ts';
import { onlyUserOf } from '../permissions/index.ts';

type Layers = SlotExplanation['layers'];

/** Names the invitee in each layer of a booking, if the caller may read the event. */
export async function nameInvitees(
  { records }: Pick<Context, 'records'>,
  { caller, layers }: { readonly caller: Caller; readonly layers: Layers },
): Promise<Layers> {
  const ids = layers.flatMap((layer) => (layer.kind === 'busy' ? [layer.source.event_id] : []));
  if (ids.length === 0) return layers;
  const hostId = onlyUserOf(caller);
  const names = await records.listInviteeNames({ accountId: caller.accountId, eventIds: ids, hostId });
  return layers.map((layer) => {
    const name = layer.kind === 'busy' ? names.get(layer.source.event_id) : undefined;
    if (layer.kind !== 'busy' || name === undefined) return layer;
    return { ...layer, source: { ...layer.source, invitee_name: name } };
  });
}

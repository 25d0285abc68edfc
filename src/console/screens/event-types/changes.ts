import type { EventType } from '../../../contract/index.ts';
import { change } from '../../data/index.ts';

/** Sets whether an event type can be booked. */
export function setActive({ id }: EventType, isActive: boolean): Promise<EventType> {
  return change('updateEventType', { params: { id }, body: { is_active: isActive } });
}

/** Creates a copy, which is inactive. */
export function duplicate({ id }: EventType): Promise<EventType> {
  return change('duplicateEventType', { params: { id } });
}

/** Archives an event type. */
export function archive({ id }: EventType): Promise<EventType> {
  return change('archiveEventType', { params: { id }, body: { archived: true } });
}

/** Restores an event type from the archive, active if `eventType` is. The server itself restores it as inactive. */
export async function restore(eventType: EventType): Promise<void> {
  const { id, is_active: isActive } = eventType;
  await change('archiveEventType', { params: { id }, body: { archived: false } });
  if (isActive) await setActive(eventType, true);
}

/** Indexes in the list, before and after the move. */
type Move = { readonly from: number; readonly to: number };

/**
 * Moves one of the event types up or down. Sends the positions of all of them, because some may have had the same one.
 */
export function move(eventTypes: readonly EventType[], { from, to }: Move): Promise<unknown> {
  const order = [...eventTypes];
  const [eventType] = order.splice(from, 1);
  if (eventType) order.splice(to, 0, eventType);
  return change('orderEventTypes', { body: { event_types: order.map(({ id }, position) => ({ id, position })) } });
}

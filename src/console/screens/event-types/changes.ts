import type { EventType } from '../../../contract/index.ts';
import { change } from '../../data/index.ts';

/** Switches on or off whether an event type can be booked. */
export function setActive({ id }: EventType, isActive: boolean): Promise<EventType> {
  return change('updateEventType', { params: { id }, body: { is_active: isActive } });
}

/** Makes a copy, which is off. */
export function duplicate({ id }: EventType): Promise<EventType> {
  return change('duplicateEventType', { params: { id } });
}

/** Takes an event type out of the lists. */
export function archive({ id }: EventType): Promise<EventType> {
  return change('archiveEventType', { params: { id }, body: { archived: true } });
}

/** Takes an event type out of the archive, on or off as it is here: the server itself restores it switched off. */
export async function restore(eventType: EventType): Promise<void> {
  const { id, is_active: isActive } = eventType;
  await change('archiveEventType', { params: { id }, body: { archived: false } });
  if (isActive) await setActive(eventType, true);
}

/** Moves one of the event types up or down. All get a position of their own: several may share one until then. */
export function move(eventTypes: readonly EventType[], index: number, by: -1 | 1): Promise<unknown> {
  const order = [...eventTypes];
  const [moved] = order.splice(index, 1);
  if (moved) order.splice(index + by, 0, moved);
  return change('orderEventTypes', { body: { event_types: order.map(({ id }, position) => ({ id, position })) } });
}

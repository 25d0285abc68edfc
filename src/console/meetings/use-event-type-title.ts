import { useData } from '../data/index.ts';

/**
 * Returns the title of an event type, even an archived one; empty until it has loaded. Members can list only their own
 * event types, but can read a colleague's type if they host one of its events.
 */
export function useEventTypeTitle(eventTypeId: number): string {
  const active = useData('listEventTypes');
  const archived = useData('listEventTypes', { query: { archived: 'true' } });
  const eventTypes = [active, archived].flatMap((list) => (list.state === 'ready' ? list.data : []));
  const ownType = eventTypes.find(({ id }) => id === eventTypeId);
  const isMissing = active.state === 'ready' && archived.state === 'ready' && !ownType;
  const other = useData('getEventType', { params: { id: eventTypeId } }, { isEnabled: isMissing });
  return ownType?.title ?? (other.state === 'ready' ? other.data.title : '');
}

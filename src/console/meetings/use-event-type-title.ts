import { useData } from '../data/index.ts';

/**
 * Returns the title of an event type, even an archived one; empty until it has loaded. Members can list only their own
 * event types, but can read a colleague's type if they host one of its events.
 */
export function useEventTypeTitle(eventTypeId: number): string {
  const active = useData('listEventTypes');
  const archived = useData('listEventTypes', { query: { archived: 'true' } });
  const listed = [active, archived].flatMap((loaded) => (loaded.state === 'ready' ? loaded.data : []));
  const ownType = listed.find(({ id }) => id === eventTypeId);
  const isMissing = active.state === 'ready' && archived.state === 'ready' && !ownType;
  const read = useData('getEventType', { params: { id: eventTypeId } }, { isEnabled: isMissing });
  return ownType?.title ?? (read.state === 'ready' ? read.data.title : '');
}

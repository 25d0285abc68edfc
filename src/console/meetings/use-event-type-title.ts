import { useData } from '../data/index.ts';

/**
 * Returns the title of an event type, even an archived one; empty until it is known. Members list only their own types,
 * and read that of a colleague for the events of it that they host.
 */
export function useEventTypeTitle(eventTypeId: number): string {
  const active = useData('listEventTypes');
  const archived = useData('listEventTypes', { query: { archived: 'true' } });
  const listed = [active, archived].flatMap((loaded) => (loaded.state === 'ready' ? loaded.data : []));
  const own = listed.find(({ id }) => id === eventTypeId);
  const isMissing = active.state === 'ready' && archived.state === 'ready' && !own;
  const read = useData('getEventType', { params: { id: eventTypeId } }, { isEnabled: isMissing });
  return own?.title ?? (read.state === 'ready' ? read.data.title : '');
}

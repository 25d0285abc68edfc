import { useData } from '../data/index.ts';

/** Returns what finds the title of an event type by its id, archived ones too; the empty text until it is known. */
export function useTitles(): (eventTypeId: number) => string {
  const active = useData('listEventTypes');
  const archived = useData('listEventTypes', { query: { archived: 'true' } });
  const found = [active, archived].flatMap((loaded) => (loaded.state === 'ready' ? loaded.data : []));
  const titles = new Map(found.map(({ id, title }) => [id, title]));
  return (eventTypeId) => titles.get(eventTypeId) ?? '';
}

import type { Availability, EventType } from '../../../contract/index.ts';
import { useData } from '../../data/index.ts';
import { hrefTo } from '../../routing/index.ts';
import { words } from './words/index.ts';

/** Links to the event types that use a schedule. */
export function UsedBy({ schedule }: { readonly schedule: Availability }) {
  const followers = useFollowers(schedule);
  if (!followers) return null;
  const own = words.current;
  if (followers.length === 0) return <p class="muted used-by">{own.usedByNone}</p>;
  return (
    <div class="used-by">
      <span class="muted">{own.usedBy}</span>
      <EventTypeLinks eventTypes={followers} />
    </div>
  );
}

/** Links to event types. */
export function EventTypeLinks({ eventTypes }: { readonly eventTypes: readonly EventType[] }) {
  return (
    <ul class="event-type-links">
      {eventTypes.map(({ id, title }) => (
        <li key={id}>
          <a href={hrefTo(`/event-types/${id}`)}>
            <bdi>{title}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Returns the event types that use a schedule; undefined until they have loaded. */
export function useFollowers({ id, is_default: isDefault }: Availability): readonly EventType[] | undefined {
  const eventTypes = useData('listEventTypes');
  if (eventTypes.state !== 'ready') return undefined;
  return eventTypes.data.filter(({ availability_id: followed }) => followed === id || (followed === null && isDefault));
}

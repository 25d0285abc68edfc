import type { Availability, AvailabilityEventType } from '../../../contract/index.ts';
import { useData } from '../../data/index.ts';
import { hrefTo } from '../../routing/index.ts';
import { Chip } from '../../ui/index.ts';
import { words } from './words/index.ts';

/** Links to the event types that use a schedule. */
export function UsedBy({ schedule }: { readonly schedule: Availability }) {
  const eventTypes = useEventTypesUsing(schedule);
  if (!eventTypes) return null;
  const texts = words.current;
  if (eventTypes.length === 0) return <p class="muted used-by">{texts.usedByNone}</p>;
  return (
    <div class="used-by">
      <span class="muted">{texts.usedBy}</span>
      <EventTypeLinks eventTypes={eventTypes} />
    </div>
  );
}

/** Links to event types. */
export function EventTypeLinks({ eventTypes }: { readonly eventTypes: readonly AvailabilityEventType[] }) {
  return (
    <ul class="event-type-links">
      {eventTypes.map(({ id, title, is_archived: isArchived }) => (
        <li key={id}>
          <a href={hrefTo(`/event-types/${id}`)}>
            <bdi>{title}</bdi>
          </a>{' '}
          {isArchived && <Chip>{words.current.archived}</Chip>}
        </li>
      ))}
    </ul>
  );
}

/**
 * Returns the event types that use a schedule, themselves or for one of their hosts; undefined until they have loaded.
 */
export function useEventTypesUsing({ id }: Availability): readonly AvailabilityEventType[] | undefined {
  const eventTypes = useData('listAvailabilityEventTypes', { params: { id } });
  return eventTypes.state === 'ready' ? eventTypes.data : undefined;
}

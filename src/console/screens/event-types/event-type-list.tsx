import type { EventType } from '../../../contract/index.ts';
import { announce, type useRowFocus } from '../../ui/index.ts';
import { shellWords } from '../../words/index.ts';
import { archive, duplicate, move, restore } from './changes.ts';
import { EventTypeCard } from './event-type-card.tsx';
import type { LastChange } from './last-change.tsx';
import { words } from './words/index.ts';

type ListProps = {
  readonly eventTypes: readonly EventType[];
  readonly isArchive: boolean;
  /** Keeps the focus when a card is removed or moved: see `useRowFocus`. */
  readonly listProps: ReturnType<typeof useRowFocus>;
  readonly lastChange: LastChange;
};

/** The cards of the event types, with their actions. */
export function EventTypeList({ eventTypes, isArchive, listProps, lastChange }: ListProps) {
  const own = words.current;
  const { run, finish } = lastChange;
  return (
    <ul class="event-types" {...listProps}>
      {eventTypes.map((eventType, index) => (
        <li key={eventType.id}>
          <EventTypeCard
            eventType={eventType}
            isArchive={isArchive}
            isFirst={index === 0}
            isLast={index === eventTypes.length - 1}
            onMove={(by) =>
              run(async () => {
                await move(eventTypes, { from: index, to: index + by });
                announce(shellWords.current.moved(eventType.title, index + by + 1, eventTypes.length));
              })
            }
            onDuplicate={() => run(async () => finish({ text: own.duplicated((await duplicate(eventType)).title) }))}
            onArchive={() =>
              run(async () => {
                await archive(eventType);
                finish({ text: own.archived(eventType.title), undo: () => restore(eventType) });
              })
            }
            onRestore={() =>
              run(async () => {
                await restore({ ...eventType, is_active: false });
                finish({ text: own.restored(eventType.title), undo: () => archive(eventType) });
              })
            }
          />
        </li>
      ))}
    </ul>
  );
}

import type { EventType } from '../../../contract/index.ts';
import { hostIdOf, isOwn, ownFirst } from '../../colleagues/index.ts';
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

/** The cards of the event types, one's own first, with their actions. */
export function EventTypeList({ eventTypes: all, isArchive, listProps, lastChange }: ListProps) {
  const texts = words.current;
  const { run, finish } = lastChange;
  const eventTypes = ownFirst(all, hostIdOf);
  const ownCount = all.filter(({ host }) => isOwn(host.id)).length;
  return (
    <ul class="event-types" {...listProps}>
      {eventTypes.map((eventType, index) => {
        // One's own event types and those of colleagues are moved among themselves.
        const [first, end] = index < ownCount ? [0, ownCount] : [ownCount, eventTypes.length];
        return (
          <li key={eventType.id}>
            <EventTypeCard
              eventType={eventType}
              isArchive={isArchive}
              isFirst={index === first}
              isLast={index === end - 1}
              onMove={(by) =>
                run(async () => {
                  await move(eventTypes, { from: index, to: index + by });
                  announce(shellWords.current.moved(eventType.title, index - first + by + 1, end - first));
                })
              }
              onDuplicate={() =>
                run(async () => finish({ text: texts.duplicated((await duplicate(eventType)).title) }))
              }
              onArchive={() =>
                run(async () => {
                  await archive(eventType);
                  finish({ text: texts.archived(eventType.title), undo: () => restore(eventType) });
                })
              }
              onRestore={() =>
                run(async () => {
                  await restore({ ...eventType, is_active: false });
                  finish({ text: texts.restored(eventType.title), undo: () => archive(eventType) });
                })
              }
            />
          </li>
        );
      })}
    </ul>
  );
}

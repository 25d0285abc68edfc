import { useState } from 'preact/hooks';
import type { EventType } from '../../../contract/index.ts';
import { announce, Button, describeError, Notice, useAction, type useRemovedRow } from '../../ui/index.ts';
import { shellWords } from '../../words/index.ts';
import { archive, duplicate, move, restore, setActive } from './changes.ts';
import { EventTypeCard } from './event-type-card.tsx';
import { words } from './words/index.ts';

type ListProps = {
  readonly eventTypes: readonly EventType[];
  readonly isArchive: boolean;
  /** Moves the focus when a card is removed: see `useRemovedRow`. */
  readonly listProps: ReturnType<typeof useRemovedRow>;
};

/** The last change, and how to undo it. */
type Undoable = { readonly text: string; readonly undo?: () => Promise<unknown> };

/** The cards of the event types, with their actions. */
export function EventTypeList({ eventTypes, isArchive, listProps }: ListProps) {
  const own = words.current;
  const [done, setDone] = useState<Undoable | undefined>(undefined);
  const action = useAction(async (act: () => Promise<unknown>) => {
    setDone(undefined);
    await act();
  });
  function finish(next: Undoable): void {
    announce(next.text);
    setDone(next);
  }
  const act = (step: () => Promise<unknown>) => () => action.run(step);
  return (
    <>
      {action.error !== undefined && <Notice tone="bad">{describeError(action.error)}</Notice>}
      {done && (
        <Notice tone="good" action={done.undo && <Button onClick={act(done.undo)}>{shellWords.current.undo}</Button>}>
          {done.text}
        </Notice>
      )}
      <ul class="event-types" {...listProps}>
        {eventTypes.map((eventType, index) => (
          <li key={eventType.id}>
            <EventTypeCard
              eventType={eventType}
              isArchive={isArchive}
              isFirst={index === 0}
              isLast={index === eventTypes.length - 1}
              onSwitch={(isActive) => action.run(() => setActive(eventType, isActive))}
              onMove={(by) => action.run(() => move(eventTypes, { from: index, to: index + by }))}
              onDuplicate={act(async () => finish({ text: own.duplicated((await duplicate(eventType)).title) }))}
              onArchive={act(async () => {
                await archive(eventType);
                finish({ text: own.archived(eventType.title), undo: () => restore(eventType) });
              })}
              onRestore={act(async () => {
                await restore({ ...eventType, is_active: false });
                finish({ text: own.restored(eventType.title), undo: () => archive(eventType) });
              })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

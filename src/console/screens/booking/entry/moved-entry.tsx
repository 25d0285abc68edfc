import { useState } from 'preact/hooks';
import type { EventType } from '../../../../contract/index.ts';
import { type Instant, parseInstant } from '../../../../time/index.ts';
import { change, type LoadState } from '../../../data/index.ts';
import { type Meeting, useMovedEntries } from '../../../meetings/index.ts';
import { announce, Button, describeError, Notice, useAction } from '../../../ui/index.ts';
import { momentOf } from '../moment.ts';
import { Reschedule } from '../reschedule.tsx';
import { words } from '../words/index.ts';

type MovedEntryProps = { readonly meeting: Meeting; readonly eventType: LoadState<EventType> };

/** Asks a host who has moved a booking in their calendar whether they meant to reschedule it. */
export function MovedEntry({ meeting, eventType }: MovedEntryProps) {
  const { event } = meeting;
  const { moved, reschedule } = words.current;
  const [proposed, setProposed] = useState<Instant | undefined>(undefined);
  const entry = useMovedEntries().find(({ event_id }) => event_id === event.id);
  const restore = useAction(async () => {
    await change('restoreEventEntry', { params: { id: event.id } });
    announce(moved.restored);
  });
  if (proposed !== undefined) {
    return (
      <Reschedule meeting={meeting} eventType={eventType} proposed={proposed} onClose={() => setProposed(undefined)} />
    );
  }
  if (!entry || event.status === 'canceled') return null;
  return (
    <Notice
      tone="warning"
      action={
        <div class="row">
          <Button onClick={restore.run} isBusy={restore.isRunning}>
            {moved.restore}
          </Button>
          <Button onClick={() => setProposed(parseInstant(entry.start))}>{reschedule.open}</Button>
        </div>
      }
    >
      {restore.error === undefined ? moved.question(momentOf(entry.start)) : describeError(restore.error)}
    </Notice>
  );
}

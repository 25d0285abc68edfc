import { useState } from 'preact/hooks';
import type { EventType } from '../../../../contract/index.ts';
import { type Instant, parseInstant } from '../../../../time/index.ts';
import { change, type LoadState } from '../../../data/index.ts';
import { type Meeting, useMovedEntries } from '../../../meetings/index.ts';
import { signedIn } from '../../../session/index.ts';
import { announce, Button, describeError, Notice, useAction } from '../../../ui/index.ts';
import { momentOf } from '../moment.ts';
import { Reschedule } from '../reschedule.tsx';
import { words } from '../words/index.ts';

type MovedEntryProps = { readonly meeting: Meeting; readonly eventType: LoadState<EventType> };

/** Asks whether a booking that its host has moved in their calendar is to be rescheduled. */
export function MovedEntry({ meeting, eventType }: MovedEntryProps) {
  const { event } = meeting;
  const { moved, reschedule } = words.current;
  const [proposed, setProposed] = useState<Instant | undefined>(undefined);
  const entry = useMovedEntries().find(({ event_id }) => event_id === event.id);
  const isOwn = entry?.user_id === signedIn().user.id;
  const restore = useAction(async () => {
    await change('restoreEventEntry', { params: { id: event.id } });
    announce(isOwn ? moved.restored : moved.restoredOf(event.host.name));
  });
  if (proposed !== undefined) {
    return (
      <Reschedule meeting={meeting} eventType={eventType} proposed={proposed} onClose={() => setProposed(undefined)} />
    );
  }
  if (!entry || event.status === 'canceled') return null;
  const time = momentOf(entry.start);
  const question = isOwn ? moved.question(time) : moved.questionOf(event.host.name, time);
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
      {restore.error === undefined ? question : describeError(restore.error)}
    </Notice>
  );
}

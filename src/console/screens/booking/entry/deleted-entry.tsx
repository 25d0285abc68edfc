import { useState } from 'preact/hooks';
import { change } from '../../../data/index.ts';
import { type Meeting, useDeletedEntries } from '../../../meetings/index.ts';
import { announce, Button, describeError, Notice, useAction } from '../../../ui/index.ts';
import { CancelDialog } from '../cancel-dialog.tsx';
import { words } from '../words/index.ts';

/** Asks a host who has deleted a booking in their calendar whether they meant to cancel it. */
export function DeletedEntry({ meeting: { event } }: { readonly meeting: Meeting }) {
  const { deleted, cancel } = words.current;
  const [isCanceling, setCanceling] = useState(false);
  const isDeleted = useDeletedEntries().some(({ event_id }) => event_id === event.id);
  const keep = useAction(async () => {
    await change('restoreEventEntry', { params: { id: event.id } });
    announce(deleted.kept);
  });
  if (isCanceling) return <CancelDialog event={event} onClose={() => setCanceling(false)} />;
  if (!isDeleted || event.status === 'canceled') return null;
  return (
    <Notice
      tone="warning"
      action={
        <div class="row">
          <Button onClick={keep.run} isBusy={keep.isRunning}>
            {cancel.keep}
          </Button>
          <Button kind="danger" onClick={() => setCanceling(true)}>
            {cancel.open}
          </Button>
        </div>
      }
    >
      {keep.error === undefined ? deleted.question : describeError(keep.error)}
    </Notice>
  );
}

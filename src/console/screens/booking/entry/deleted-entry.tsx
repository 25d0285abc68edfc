import { useState } from 'preact/hooks';
import { change } from '../../../data/index.ts';
import { type Meeting, useDeletedEntries } from '../../../meetings/index.ts';
import { signedIn } from '../../../session/index.ts';
import { announce, Button, describeError, Notice, useAction } from '../../../ui/index.ts';
import { CancelDialog } from '../cancel-dialog.tsx';
import { words } from '../words/index.ts';

/** Asks whether a booking that its host has deleted in their calendar is to be canceled. */
export function DeletedEntry({ meeting: { event } }: { readonly meeting: Meeting }) {
  const { deleted, cancel } = words.current;
  const [isCanceling, setCanceling] = useState(false);
  const entry = useDeletedEntries().find(({ event_id }) => event_id === event.id);
  const isOwn = entry?.user_id === signedIn().user.id;
  const keep = useAction(async () => {
    await change('restoreEventEntry', { params: { id: event.id } });
    announce(isOwn ? deleted.kept : deleted.keptOf(event.host.name));
  });
  if (isCanceling) return <CancelDialog event={event} onClose={() => setCanceling(false)} />;
  if (!entry || event.status === 'canceled') return null;
  const question = isOwn ? deleted.question : deleted.questionOf(event.host.name);
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
      {keep.error === undefined ? question : describeError(keep.error)}
    </Notice>
  );
}

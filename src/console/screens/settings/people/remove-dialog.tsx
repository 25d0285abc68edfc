import { useState } from 'preact/hooks';
import type { Member } from '../../../../contract/index.ts';
import { change } from '../../../data/index.ts';
import { announce, Confirm, describeError, Field, Notice, Select, useAction } from '../../../ui/index.ts';
import { nameOf } from './name-of.ts';
import { words } from './words/index.ts';

/** Asks what becomes of the bookings of somebody who leaves, then removes them. */
export function RemoveDialog({ member, onClose }: { readonly member: Member; readonly onClose: () => void }) {
  const own = words.current;
  const [events, setEvents] = useState<'refuse' | 'cancel'>('refuse');
  const name = nameOf(member);
  const remove = useAction(async () => {
    await change('removeMember', { params: { id: member.id }, query: { events } });
    announce(own.removed(name));
    onClose();
  });
  return (
    <Confirm
      title={own.removeTitle(name)}
      confirmLabel={own.confirmRemove}
      isBusy={remove.isRunning}
      onConfirm={remove.run}
      onClose={onClose}
    >
      {remove.error !== undefined && <Notice tone="bad">{describeError(remove.error)}</Notice>}
      <p>{own.removeText}</p>
      <Field label={own.upcoming}>
        {(control) => (
          <Select
            {...control}
            value={events}
            choices={[
              { value: 'refuse', label: own.refuse },
              { value: 'cancel', label: own.cancel },
            ]}
            onValue={setEvents}
          />
        )}
      </Field>
    </Confirm>
  );
}

import { useState } from 'preact/hooks';
import type { Availability } from '../../../contract/index.ts';
import { change, queryClient, RequestError } from '../../data/index.ts';
import { Button, Dialog, describeError, Menu, Notice, useAction } from '../../ui/index.ts';
import { shellWords } from '../../words/index.ts';
import { deleteSchedule } from './deleted-notice.tsx';
import { NewScheduleDialog, RenameDialog } from './name-dialogs.tsx';
import { EventTypeLinks, useEventTypesUsing } from './used-by.tsx';
import { words } from './words/index.ts';

/** The actions on a schedule as a whole, and the button that creates another one. */
export function ScheduleActions({ schedule }: { readonly schedule: Availability }) {
  const texts = words.current;
  const [open, setOpen] = useState<'new' | 'rename' | 'delete' | undefined>(undefined);
  const eventTypes = useEventTypesUsing(schedule) ?? [];
  const isInUse = schedule.is_default || eventTypes.length > 0;
  const makeDefault = useAction(() =>
    change('updateAvailability', { params: { id: schedule.id }, body: { is_default: true } }),
  );
  const remove = useAction(async () => {
    try {
      await deleteSchedule(schedule);
    } catch (error) {
      if (!(error instanceof RequestError) || error.code !== 'resource_in_use') throw error;
      // Someone has begun to use it since it was read.
      await queryClient.invalidateQueries();
      setOpen('delete');
    }
  });
  const close = () => setOpen(undefined);
  const error = makeDefault.error ?? remove.error;
  return (
    <>
      <Button icon="plus" onClick={() => setOpen('new')}>
        {texts.newSchedule}
      </Button>
      <Menu
        items={[
          { label: texts.rename, onSelect: () => setOpen('rename') },
          ...(schedule.is_default ? [] : [{ label: texts.makeDefault, onSelect: makeDefault.run }]),
          { label: texts.delete, isDangerous: true, onSelect: isInUse ? () => setOpen('delete') : remove.run },
        ]}
      />
      {error !== undefined && <Notice tone="bad">{describeError(error)}</Notice>}
      {open === 'new' && <NewScheduleDialog onClose={close} />}
      {open === 'rename' && <RenameDialog schedule={schedule} onClose={close} />}
      {open === 'delete' && (
        <Dialog
          title={texts.inUseTitle}
          onClose={close}
          actions={<Button onClick={close}>{shellWords.current.close}</Button>}
        >
          {schedule.is_default && <p>{texts.defaultInUse}</p>}
          {!schedule.is_default && <p>{texts.inUse}</p>}
          <EventTypeLinks eventTypes={eventTypes} />
        </Dialog>
      )}
    </>
  );
}

import { signal } from '@preact/signals';
import type { Availability } from '../../../contract/index.ts';
import { change } from '../../data/index.ts';
import { navigate } from '../../routing/index.ts';
import { Announced, Button, describeError, Notice, useAction } from '../../ui/index.ts';
import { shellWords } from '../../words/index.ts';
import { words } from './words/index.ts';

const deletedSchedule = signal<Availability | undefined>(undefined);

/** Deletes an unused schedule, and offers to restore it. */
export async function deleteSchedule(schedule: Availability): Promise<void> {
  await change('deleteAvailability', { params: { id: schedule.id } });
  deletedSchedule.value = schedule;
  await navigate('/availability', { replace: true });
}

/** Says what was deleted, and offers to restore it. */
export function DeletedNotice() {
  const restore = useAction(async () => {
    if (!deletedSchedule.value) return;
    const { name, timezone, hours, overrides } = deletedSchedule.value;
    const { id } = await change('createAvailability', {
      body: { name, timezone, hours, ...(overrides && { overrides }) },
    });
    deletedSchedule.value = undefined;
    await navigate(`/availability/${id}`);
  });
  if (!deletedSchedule.value) return null;
  return (
    <Notice
      tone="plain"
      action={
        <Button onClick={restore.run} isBusy={restore.isRunning}>
          {shellWords.current.undo}
        </Button>
      }
    >
      <Announced text={words.current.deleted(deletedSchedule.value.name)} />
      {restore.error !== undefined && <p class="field-error">{describeError(restore.error)}</p>}
    </Notice>
  );
}

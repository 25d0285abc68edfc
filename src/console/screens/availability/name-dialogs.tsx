import { useState } from 'preact/hooks';
import { type Availability, limits } from '../../../contract/index.ts';
import { change } from '../../data/index.ts';
import { navigate } from '../../routing/index.ts';
import { Button, Dialog, describeError, Field, fieldError, Notice, TextInput, useAction } from '../../ui/index.ts';
import { shellWords } from '../../words/index.ts';
import { words } from './words/index.ts';

/** Asks for the name of a new schedule, creates it and opens it. */
export function NewScheduleDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = words.current;
  return (
    <NameDialog
      title={texts.newSchedule}
      submit={texts.create}
      onClose={onClose}
      onName={async (name) => {
        const { id } = await change('createAvailability', { body: { name } });
        onClose();
        await navigate(`/availability/${id}`);
      }}
    />
  );
}

type RenameDialogProps = { readonly schedule: Availability; readonly onClose: () => void };

/** Asks for a new name for a schedule. */
export function RenameDialog({ schedule: { id, name }, onClose }: RenameDialogProps) {
  return (
    <NameDialog
      title={words.current.rename}
      submit={shellWords.current.save}
      name={name}
      onClose={onClose}
      onName={async (next) => {
        await change('updateAvailability', { params: { id }, body: { name: next } });
        onClose();
      }}
    />
  );
}

type NameDialogProps = {
  readonly title: string;
  readonly submit: string;
  readonly name?: string;
  readonly onName: (name: string) => Promise<void>;
  readonly onClose: () => void;
};

function NameDialog({ title, submit, name: before = '', onName, onClose }: NameDialogProps) {
  const texts = words.current;
  const [name, setName] = useState(before);
  const save = useAction(() => onName(name));
  const error = fieldError(save.error, 'name');
  return (
    <Dialog title={title} onClose={onClose} staysOpen>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void save.run();
        }}
      >
        {save.error !== undefined && !error && <Notice tone="bad">{describeError(save.error)}</Notice>}
        <Field label={texts.name} hint={texts.nameHint} error={error}>
          {(control) => <TextInput {...control} value={name} onValue={setName} maxLength={limits.name} isRequired />}
        </Field>
        <div class="dialog-actions">
          <Button onClick={onClose}>{shellWords.current.cancel}</Button>
          <Button kind="primary" type="submit" isBusy={save.isRunning}>
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

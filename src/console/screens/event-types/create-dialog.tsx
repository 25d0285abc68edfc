import { useState } from 'preact/hooks';
import { limits } from '../../../contract/index.ts';
import { change } from '../../data/index.ts';
import { navigate } from '../../routing/index.ts';
import { Field, FormDialog, fieldError, TextInput, useAction } from '../../ui/index.ts';
import { words } from './words/index.ts';

/**
 * Asks for the title and the length of a new event type. Everything else has a default, and can be edited on the page
 * that opens next.
 */
export function CreateDialog({ onClose }: { readonly onClose: () => void }) {
  const { draft } = words.current;
  const [title, setTitle] = useState('');
  const [minutes, setMinutes] = useState('30');
  const create = useAction(async () => {
    const { id } = await change('createEventType', { body: { title, duration: Number(minutes) } });
    await navigate(`/event-types/${id}`);
  });
  return (
    <FormDialog title={draft.title} submitLabel={draft.submit} action={create} onClose={onClose}>
      <Field label={draft.name} error={fieldError(create.error, 'title')}>
        {(control) => (
          <TextInput {...control} value={title} onValue={setTitle} placeholder={draft.namePlaceholder} isRequired />
        )}
      </Field>
      <Field label={draft.length} error={fieldError(create.error, 'duration')}>
        {(control) => (
          <TextInput
            {...control}
            type="number"
            min={1}
            max={limits.meetingMinutes}
            value={minutes}
            onValue={setMinutes}
            isRequired
          />
        )}
      </Field>
    </FormDialog>
  );
}

import { type Event, limits } from '../../../contract/index.ts';
import { change } from '../../data/index.ts';
import { Card, ConflictDialog, Field, SaveBar, TextArea, useDraft, useSave } from '../../ui/index.ts';
import { words } from './words/index.ts';

/** The host's note about a booking. */
export function Note({ event }: { readonly event: Event }) {
  const texts = words.current.note;
  const draft = useDraft(fieldsOf(event));
  const save = useSave({
    saved: event,
    fieldsOf,
    draft,
    send: ({ fields, headers }) =>
      change('updateEvent', { params: { id: event.id }, headers, body: { host_note: fields.note } }),
  });
  return (
    <Card title={texts.title}>
      <Field label={texts.label} hint={texts.hint}>
        {(control) => (
          <TextArea
            {...control}
            rows={5}
            maxLength={limits.hostNote}
            value={draft.value.note}
            onValue={(note) => draft.set({ note })}
          />
        )}
      </Field>
      <SaveBar changed={draft.isChanged ? [texts.label] : []} save={save} onDiscard={draft.discard} />
      {save.conflict && (
        <ConflictDialog conflict={save.conflict} labelOf={() => texts.label} textOf={(_, fields) => fields.note} />
      )}
    </Card>
  );
}

function fieldsOf({ host_note }: Event): { readonly note: string } {
  return { note: host_note ?? '' };
}

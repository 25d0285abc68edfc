import type { Contact } from '../../../contract/index.ts';
import { change, now } from '../../data/index.ts';
import { zoneText } from '../../formats/index.ts';
import {
  Card,
  ConflictDialog,
  Field,
  fieldError,
  SaveBar,
  TextInput,
  TimeZoneField,
  useDraft,
  useSave,
} from '../../ui/index.ts';
import { words } from './words/index.ts';

/** A form for the name, the address and the time zone of a contact. */
export function Person({ contact }: { readonly contact: Contact }) {
  const texts = words.current;
  const draft = useDraft(fieldsOf(contact));
  const save = useSave({
    saved: contact,
    fieldsOf,
    draft,
    send: ({ changed, headers }) => change('updateContact', { params: { id: contact.id }, headers, body: changed }),
  });
  return (
    <Card title={texts.person}>
      <div class="stack">
        <Field label={texts.name} error={fieldError(save.error, 'name')}>
          {(control) => (
            <TextInput {...control} value={draft.value.name} onValue={(name) => draft.set({ name })} isRequired />
          )}
        </Field>
        <Field label={texts.email} error={fieldError(save.error, 'email')}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              value={draft.value.email}
              onValue={(email) => draft.set({ email })}
              isRequired
            />
          )}
        </Field>
        {contact.other_emails && (
          <div class="field">
            <p class="small">{texts.otherEmails}</p>
            <ul class="muted address">
              {contact.other_emails.map((email) => (
                <li key={email}>{email}</li>
              ))}
            </ul>
          </div>
        )}
        <TimeZoneField
          label={texts.timezone}
          value={draft.value.timezone}
          onValue={(timezone) => draft.set({ timezone })}
          error={fieldError(save.error, 'timezone')}
        />
      </div>
      <SaveBar changed={draft.changed.map((field) => texts[field])} save={save} onDiscard={draft.discard} />
      {save.conflict && (
        <ConflictDialog
          conflict={save.conflict}
          labelOf={(name) => texts[name]}
          textOf={(name, fields) => (name === 'timezone' ? zoneText(fields.timezone, now()) : fields[name])}
        />
      )}
    </Card>
  );
}

function fieldsOf({ name, email, timezone }: Contact): Pick<Contact, 'name' | 'email' | 'timezone'> {
  return { name, email, timezone };
}

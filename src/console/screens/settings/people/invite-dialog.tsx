import { useState } from 'preact/hooks';
import type { InvitedMember } from '../../../../contract/index.ts';
import { change } from '../../../data/index.ts';
import { Field, FormDialog, fieldError, NameFields, Select, TextInput, useAction } from '../../../ui/index.ts';
import { words } from './words/index.ts';

type InviteDialogProps = {
  readonly onInvite: (member: InvitedMember) => void;
  readonly onClose: () => void;
};

/** Asks whom to invite, and in which role. */
export function InviteDialog({ onInvite, onClose }: InviteDialogProps) {
  const texts = words.current;
  const [draft, setDraft] = useState({ email: '', first_name: '', last_name: '', role: 'member' });
  const set = (name: keyof typeof draft) => (value: string) => setDraft((before) => ({ ...before, [name]: value }));
  const invite = useAction(async () => {
    onInvite(await change('inviteMember', { body: draft }));
    onClose();
  });
  return (
    <FormDialog title={texts.invite} submitLabel={texts.send} action={invite} onClose={onClose}>
      <Field label={texts.email} error={fieldError(invite.error, 'email')}>
        {(control) => <TextInput {...control} type="email" value={draft.email} onValue={set('email')} isRequired />}
      </Field>
      <NameFields
        first={
          <Field label={texts.firstName} error={fieldError(invite.error, 'first_name')}>
            {(control) => <TextInput {...control} value={draft.first_name} onValue={set('first_name')} isRequired />}
          </Field>
        }
        last={
          <Field label={texts.lastName} error={fieldError(invite.error, 'last_name')} isOptional>
            {(control) => <TextInput {...control} value={draft.last_name} onValue={set('last_name')} />}
          </Field>
        }
      />
      <Field label={texts.role}>
        {(control) => (
          <Select
            {...control}
            value={draft.role}
            choices={[
              { value: 'member', label: texts.roles.member },
              { value: 'admin', label: texts.roles.admin },
            ]}
            onValue={set('role')}
          />
        )}
      </Field>
    </FormDialog>
  );
}

import { useState } from 'preact/hooks';
import { fullName, type Member } from '../../../../contract/index.ts';
import { Field, FormDialog, Select, useAction } from '../../../ui/index.ts';
import { words } from '../words/index.ts';

type AddHostDialogProps = {
  readonly colleagues: readonly Member[];
  readonly onAdd: (member: Member) => void;
  readonly onClose: () => void;
};

/** Asks who else takes turns. */
export function AddHostDialog({ colleagues, onAdd, onClose }: AddHostDialogProps) {
  const { add, dialog } = words.current.hosts;
  const [id, setId] = useState('');
  const member = colleagues.find((one) => `${one.id}` === id);
  const action = useAction(async () => {
    if (!member) return;
    onAdd(member);
    onClose();
  });
  return (
    <FormDialog title={add} submitLabel={dialog.submit} action={action} isDisabled={!member} onClose={onClose}>
      <Field label={dialog.host}>
        {(control) => (
          <Select
            {...control}
            value={id}
            choices={[
              { value: '', label: dialog.choose },
              ...colleagues.map((one) => ({ value: `${one.id}`, label: fullName(one) })),
            ]}
            onValue={setId}
          />
        )}
      </Field>
    </FormDialog>
  );
}

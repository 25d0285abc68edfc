import { useState } from 'preact/hooks';
import { limits } from '../../../../contract/index.ts';
import { Field, FormDialog, TextInput, useAction } from '../../../ui/index.ts';
import { words } from './words/index.ts';

type PasskeyNameDialogProps = {
  readonly title: string;
  readonly name?: string;
  readonly onName: (name: string) => Promise<void>;
  readonly onClose: () => void;
};

/** Asks for the name of a passkey. */
export function PasskeyNameDialog({ title, name: before = '', onName, onClose }: PasskeyNameDialogProps) {
  const texts = words.current;
  const [name, setName] = useState(before);
  const save = useAction(async () => {
    await onName(name);
    onClose();
  });
  return (
    <FormDialog title={title} action={save} onClose={onClose}>
      <Field label={texts.passkeyName} hint={texts.passkeyNameHint}>
        {(control) => <TextInput {...control} value={name} onValue={setName} maxLength={limits.keyName} isRequired />}
      </Field>
    </FormDialog>
  );
}

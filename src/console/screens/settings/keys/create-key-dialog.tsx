import { useState } from 'preact/hooks';
import { type IssuedApiKey, limits, type Scope, scopes } from '../../../../contract/index.ts';
import { change } from '../../../data/index.ts';
import { Checkbox, Field, FormDialog, fieldError, TextInput, TranslatedError, useAction } from '../../../ui/index.ts';
import { words } from './words/index.ts';

type CreateKeyDialogProps = {
  readonly onCreate: (key: IssuedApiKey) => void;
  readonly onClose: () => void;
};

/** Asks what a new key is for and what it may do. */
export function CreateKeyDialog({ onCreate, onClose }: CreateKeyDialogProps) {
  const texts = words.current;
  const [name, setName] = useState('');
  const [selectedScopes, setSelectedScopes] = useState<readonly Scope[]>(['read']);
  const create = useAction(async () => {
    if (selectedScopes.length === 0) throw new TranslatedError(texts.chooseScope);
    onCreate(await change('createApiKey', { body: { name, scopes: selectedScopes } }));
  });
  return (
    <FormDialog title={texts.create} submitLabel={texts.make} action={create} onClose={onClose}>
      <Field label={texts.name} hint={texts.nameHint} error={fieldError(create.error, 'name')}>
        {(control) => <TextInput {...control} value={name} onValue={setName} maxLength={limits.keyName} isRequired />}
      </Field>
      <fieldset class="field">
        <legend>{texts.scopes}</legend>
        {scopes.map((scope) => (
          <Checkbox
            key={scope}
            label={texts.scopeNames[scope]}
            isOn={selectedScopes.includes(scope)}
            onChange={(isOn) =>
              setSelectedScopes(scopes.filter((one) => (one === scope ? isOn : selectedScopes.includes(one))))
            }
          />
        ))}
      </fieldset>
    </FormDialog>
  );
}

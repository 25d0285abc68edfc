import { useState } from 'preact/hooks';
import { queryClient } from '../../../data/index.ts';
import { signedIn, signInBy } from '../../../session/index.ts';
import {
  announce,
  Button,
  Card,
  describeError,
  Field,
  fieldError,
  Notice,
  TextInput,
  useAction,
} from '../../../ui/index.ts';
import { words } from './words/index.ts';

/** Changes the password, which signs out all other devices. */
export function PasswordCard() {
  const texts = words.current;
  const { email } = signedIn().person;
  const [password, setPassword] = useState('');
  const [isChanged, setChanged] = useState(false);
  const save = useAction(async () => {
    await signInBy('changePassword', { body: { password } });
    await queryClient.invalidateQueries();
    setPassword('');
    setChanged(true);
    announce(texts.passwordChanged);
  });
  const error = fieldError(save.error, 'password');
  return (
    <Card title={texts.password}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          setChanged(false);
          void save.run();
        }}
      >
        {save.error !== undefined && !error && <Notice tone="bad">{describeError(save.error)}</Notice>}
        {isChanged && <Notice tone="good">{texts.passwordChanged}</Notice>}
        <p class="muted">{texts.signInWith(email)}</p>
        <input type="text" autocomplete="username" value={email} readOnly hidden />
        <Field label={texts.newPassword} hint={texts.passwordHint} error={error}>
          {(control) => (
            <TextInput
              {...control}
              type="password"
              autocomplete="new-password"
              value={password}
              onValue={setPassword}
              isRequired
            />
          )}
        </Field>
        <Button type="submit" isBusy={save.isRunning}>
          {texts.changePassword}
        </Button>
      </form>
    </Card>
  );
}

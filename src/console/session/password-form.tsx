import { useState } from 'preact/hooks';
import { Button, describeError, Field, Notice, TextInput, useAction } from '../ui/index.ts';
import { shellWords } from '../words/index.ts';
import { canUsePasskeys, choosePasskey } from './passkey.ts';

type Credentials = { readonly email: string; readonly password: string };

type PasswordFormProps = {
  /** The address of the person, if it is already known. */
  readonly email?: string;
  readonly submitLabel: string;
  readonly passkeyLabel: string;
  readonly onPassword: (credentials: Credentials) => Promise<void>;
  readonly onPasskey: (credential: unknown) => Promise<void>;
};

/** Asks for a password, or for a passkey if the browser supports them at this address. */
export function PasswordForm({
  email: knownEmail,
  submitLabel,
  passkeyLabel,
  onPassword,
  onPasskey,
}: PasswordFormProps) {
  const { signIn } = shellWords.current;
  const [email, setEmail] = useState(knownEmail ?? '');
  const [password, setPassword] = useState('');
  const byPassword = useAction(() => onPassword({ email, password }));
  const byPasskey = useAction(async () => onPasskey(await choosePasskey()));
  const error = byPassword.error ?? byPasskey.error;
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void byPassword.run();
      }}
    >
      {error !== undefined && <Notice tone="bad">{describeError(error)}</Notice>}
      <Field label={signIn.email} isHidden={knownEmail !== undefined}>
        {(control) => (
          <TextInput {...control} type="email" autocomplete="username" value={email} onValue={setEmail} isRequired />
        )}
      </Field>
      <Field label={signIn.password}>
        {(control) => (
          <TextInput
            {...control}
            type="password"
            autocomplete="current-password"
            value={password}
            onValue={setPassword}
            isRequired
          />
        )}
      </Field>
      <Button kind="primary" type="submit" isBusy={byPassword.isRunning}>
        {submitLabel}
      </Button>
      {canUsePasskeys() && (
        <>
          <p class="divider">{signIn.or}</p>
          <Button onClick={byPasskey.run} isBusy={byPasskey.isRunning}>
            {passkeyLabel}
          </Button>
        </>
      )}
    </form>
  );
}

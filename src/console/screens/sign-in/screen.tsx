import { PasswordForm, signInBy } from '../../session/index.ts';
import { Screen as Page } from '../../ui/index.ts';
import { shellWords } from '../../words/index.ts';
import { words } from './words/index.ts';

/** Asks for a password or a passkey. */
export function Screen() {
  const { signIn } = shellWords.current;
  const own = words.current;
  return (
    <Page title={own.title}>
      <PasswordForm
        submitLabel={signIn.submit}
        passkeyLabel={signIn.passkey}
        onPassword={(body) => signInBy('signInWithPassword', { body })}
        onPasskey={(credential) => signInBy('signInWithPasskey', { body: { credential } })}
      />
      <details class="help">
        <summary>{signIn.forgot}</summary>
        <p class="muted">{signIn.forgotText}</p>
      </details>
    </Page>
  );
}

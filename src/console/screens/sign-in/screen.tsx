import { useState } from 'preact/hooks';
import { currentSession, PasswordForm, signInBy } from '../../session/index.ts';
import { Button, Screen as Page } from '../../ui/index.ts';
import { shellWords } from '../../words/index.ts';
import { MailLinkForm } from './mail-link-form.tsx';
import { words } from './words/index.ts';

/** The command that prints a link to choose a new password. */
const command = 'npm run --silent sched console reset-password EMAIL';

/** Asks for a password or a passkey, or sends a link to sign in. */
export function Screen() {
  const { signIn } = shellWords.current;
  const texts = words.current;
  const [byMail, setByMail] = useState(false);
  if (byMail) return <MailLinkForm onBack={() => setByMail(false)} />;
  const mailsLinks = currentSession()?.can.mail ?? false;
  return (
    <Page title={texts.title}>
      <PasswordForm
        submitLabel={signIn.submit}
        passkeyLabel={signIn.passkey}
        onPassword={(body) => signInBy('signInWithPassword', { body })}
        onPasskey={(credential) => signInBy('signInWithPasskey', { body: { credential } })}
      />
      {mailsLinks && (
        <Button kind="quiet" onClick={() => setByMail(true)}>
          {texts.byMail}
        </Button>
      )}
      <details class="help">
        <summary>{signIn.forgot}</summary>
        {mailsLinks ? <p class="muted">{texts.forgotWithMail}</p> : <AskForLink />}
      </details>
    </Page>
  );
}

/** Most people who read this do not run the server: the command is only for those who do. */
function AskForLink() {
  const texts = words.current;
  return (
    <>
      <p class="muted">{texts.forgotText}</p>
      <p class="muted">{texts.forgotOwn}</p>
      <p>
        <code dir="ltr">{command}</code>
      </p>
    </>
  );
}

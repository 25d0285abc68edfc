import { useState } from 'preact/hooks';
import { consoleClientEndpoints } from '../../../contract/index.ts';
import { send } from '../../data/index.ts';
import {
  Announced,
  Button,
  Field,
  Form,
  fieldError,
  Notice,
  Screen as Page,
  TextInput,
  useAction,
} from '../../ui/index.ts';
import { shellWords } from '../../words/index.ts';
import { words } from './words/index.ts';

/**
 * Asks for the address to which to send a link to sign in. The response is the same for every address, so that it does
 * not reveal who can sign in.
 */
export function MailLinkForm({ onBack }: { readonly onBack: () => void }) {
  const texts = words.current;
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  const request = useAction(async () => {
    setSent(false);
    await send(consoleClientEndpoints.requestSignInLink, { body: { email } });
    setSent(true);
  });
  return (
    <Page title={texts.byMail}>
      <Form action={request}>
        {isSent && (
          <Notice tone="good">
            <Announced text={texts.byMailHint} />
          </Notice>
        )}
        <Field label={shellWords.current.signIn.email} error={fieldError(request.error, 'email')}>
          {(control) => (
            <TextInput {...control} type="email" autocomplete="username" value={email} onValue={setEmail} isRequired />
          )}
        </Field>
        <Button kind="primary" type="submit" isBusy={request.isRunning}>
          {texts.sendLink}
        </Button>
      </Form>
      <Button kind="quiet" onClick={onBack}>
        {texts.byPassword}
      </Button>
    </Page>
  );
}

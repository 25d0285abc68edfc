import { useState } from 'preact/hooks';
import { clientEndpoints, consoleClientEndpoints, type LinkDetails } from '../../../contract/index.ts';
import { RequestError, send, useQuery } from '../../data/index.ts';
import { hrefTo, navigate } from '../../routing/index.ts';
import { currentSession, type LinkPurpose, readLink, signInBy } from '../../session/index.ts';
import {
  Button,
  describeError,
  Field,
  Form,
  fieldError,
  LinkButton,
  Notice,
  Screen as Page,
  Show,
  TextInput,
  useAction,
} from '../../ui/index.ts';
import { locale } from '../../words/index.ts';
import { words } from './words/index.ts';

type Purpose = Exclude<LinkPurpose, 'setup' | 'confirm-email'>;

/** Uses a link only after a click, because programs that scan emails open every link in them. */
export function Screen() {
  const confirmToken = readLink('confirm-email');
  if (confirmToken !== undefined) return <ConfirmEmail token={confirmToken} />;
  const purpose = (['sign-in', 'invitation', 'reset'] as const).find((one) => readLink(one) !== undefined);
  if (!purpose) {
    const { broken } = words.current;
    return (
      <Page title={broken.title}>
        <p>{broken.text}</p>
      </Page>
    );
  }
  return <UseLink key={purpose} purpose={purpose} token={readLink(purpose) ?? ''} />;
}

type UseLinkProps = { readonly purpose: Purpose; readonly token: string };

function UseLink({ purpose, token }: UseLinkProps) {
  const { title, text } = wordsFor(words.current, purpose);
  const link = useQuery<LinkDetails>({
    queryKey: ['link', token],
    queryFn: ({ signal }) => send(consoleClientEndpoints.describeLink, { body: { token }, signal }),
    // A used link can no longer be described.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (link.state === 'failed' && isInvalid(link.error)) {
    return (
      <Page title={title}>
        <Notice tone="bad">{describeError(link.error)}</Notice>
      </Page>
    );
  }
  return (
    <Page title={title}>
      <Show loaded={link} rows={2}>
        {(details) => (
          <>
            <LinkOwner {...details} />
            <p class="muted">{details.confirms_address ? words.current.confirmsAddress : text}</p>
            <LinkForm purpose={purpose} token={token} email={details.email} />
          </>
        )}
      </Show>
    </Page>
  );
}

function isInvalid(error: unknown): boolean {
  return error instanceof RequestError && error.code === 'link_invalid';
}

/** Names whom the link is for, and which account invites them. */
function LinkOwner({ email, account_name: account }: LinkDetails) {
  return (
    <p>
      {account !== null && (
        <>
          <bdi>
            <strong>{account}</strong>
          </bdi>
          <br />
        </>
      )}
      <bdi>{email}</bdi>
    </p>
  );
}

function LinkForm({ purpose, token, email }: UseLinkProps & Pick<LinkDetails, 'email'>) {
  const texts = words.current;
  const needsPassword = purpose !== 'sign-in';
  const [password, setPassword] = useState('');
  const use = useAction(async () => {
    await signInBy('useLink', { body: { token, ...(needsPassword && { password }) } });
    if (purpose === 'invitation') await saveLanguage();
    await navigate(purpose === 'invitation' && (await isWithoutHours()) ? '/welcome' : '/', { replace: true });
  });
  return (
    <Form action={use}>
      {needsPassword && (
        <>
          {/* Password managers save the password under this address. */}
          <input type="email" autocomplete="username" value={email} readOnly hidden />
          <Field label={texts.password} hint={texts.passwordHint} error={fieldError(use.error, 'password')}>
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
        </>
      )}
      <Button kind="primary" type="submit" isBusy={use.isRunning}>
        {wordsFor(texts, purpose).submit}
      </Button>
    </Form>
  );
}

/** Saves the language of the page in the profile of someone new: emails to them are written in it. */
async function saveLanguage(): Promise<void> {
  if (currentSession()?.state !== 'signed_in') return;
  // If this fails, they have joined nevertheless.
  const profile = await send(clientEndpoints.getCurrentUser).catch(() => undefined);
  if (!profile || profile.locale !== undefined) return;
  await send(clientEndpoints.updateCurrentUser, { body: { locale: locale().tag } }).catch(() => undefined);
}

/**
 * Returns whether a member has no schedule of their own. Without one, they could be booked in hours that a colleague
 * has set.
 */
async function isWithoutHours(): Promise<boolean> {
  const session = currentSession();
  if (session?.state !== 'signed_in' || session.role !== 'member') return false;
  // If this fails, they have joined nevertheless.
  const schedules = await send(clientEndpoints.listAvailabilities).catch(() => undefined);
  return schedules?.length === 0;
}

function wordsFor(texts: typeof words.current, purpose: Purpose) {
  return purpose === 'sign-in' ? texts.signIn : texts[purpose];
}

function ConfirmEmail({ token }: { readonly token: string }) {
  const { confirm } = words.current;
  const [email, setEmail] = useState<string | undefined>(undefined);
  const use = useAction(async () =>
    setEmail((await send(consoleClientEndpoints.confirmEmail, { body: { token } })).email),
  );
  if (email !== undefined) {
    return (
      <Page title={confirm.doneTitle}>
        <p>{confirm.done(email)}</p>
        <LinkButton kind="primary" href={hrefTo('/')}>
          {confirm.open}
        </LinkButton>
      </Page>
    );
  }
  return (
    <Page title={confirm.title}>
      {use.error !== undefined && <Notice tone="bad">{describeError(use.error)}</Notice>}
      <p class="muted">{confirm.text}</p>
      <Button kind="primary" isBusy={use.isRunning} onClick={use.run}>
        {confirm.submit}
      </Button>
    </Page>
  );
}

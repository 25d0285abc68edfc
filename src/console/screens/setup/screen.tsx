import { useState } from 'preact/hooks';
import { hostZone } from '../../formats/index.ts';
import { navigate } from '../../routing/index.ts';
import { readLink, signInBy } from '../../session/index.ts';
import {
  Button,
  CopyButton,
  Field,
  Form,
  fieldError,
  NameFields,
  Screen as Page,
  TextInput,
  TimeZoneField,
  useAction,
} from '../../ui/index.ts';
import { locale } from '../../words/index.ts';
import { words } from './words/index.ts';

const command = 'npm run --silent sched console setup-link';

/** Creates the first person of a server, who has opened the link that `npm start` printed. */
export function Screen() {
  const token = readLink('setup');
  return token === undefined ? <Waiting /> : <SetUp token={token} />;
}

function Waiting() {
  const { waiting } = words.current;
  return (
    <Page title={waiting.title}>
      <p>{waiting.text}</p>
      <details class="help">
        <summary>{waiting.lost}</summary>
        <p class="muted">{waiting.again}</p>
        <p class="copied-line">
          <code>{command}</code> <CopyButton text={command} kind="quiet" />
        </p>
      </details>
    </Page>
  );
}

const empty = { first_name: '', last_name: '', email: '', password: '', timezone: '' };

function SetUp({ token }: { readonly token: string }) {
  const texts = words.current;
  const [form, setForm] = useState<typeof empty>({ ...empty, timezone: hostZone() });
  const set = (name: keyof typeof form) => (value: string) => setForm((before) => ({ ...before, [name]: value }));
  const setUp = useAction(async () => {
    await signInBy('setUp', { body: { token, ...form, locale: locale().tag } });
    await navigate('/welcome', { replace: true });
  });
  const errorOf = (name: keyof typeof form) => fieldError(setUp.error, name);
  return (
    <Page title={texts.title}>
      <p class="muted">{texts.intro}</p>
      <Form action={setUp}>
        <NameFields
          first={
            <Field label={texts.firstName} error={errorOf('first_name')}>
              {(control) => (
                <TextInput
                  {...control}
                  autocomplete="given-name"
                  value={form.first_name}
                  onValue={set('first_name')}
                  isRequired
                />
              )}
            </Field>
          }
          last={
            <Field label={texts.lastName} error={errorOf('last_name')} isOptional>
              {(control) => (
                <TextInput {...control} autocomplete="family-name" value={form.last_name} onValue={set('last_name')} />
              )}
            </Field>
          }
        />
        <Field label={texts.email} hint={texts.emailHint} error={errorOf('email')}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autocomplete="username"
              value={form.email}
              onValue={set('email')}
              isRequired
            />
          )}
        </Field>
        <Field label={texts.password} hint={texts.passwordHint} error={errorOf('password')}>
          {(control) => (
            <TextInput
              {...control}
              type="password"
              autocomplete="new-password"
              value={form.password}
              onValue={set('password')}
              isRequired
            />
          )}
        </Field>
        <TimeZoneField
          label={texts.timezone}
          value={form.timezone}
          onValue={set('timezone')}
          error={errorOf('timezone')}
        />
        <Button kind="primary" type="submit" isBusy={setUp.isRunning}>
          {texts.submit}
        </Button>
      </Form>
    </Page>
  );
}

import { limits } from '../../../contract/index.ts';
import { Field, fieldError, TextInput } from '../../ui/index.ts';
import { targetError } from './target-error.ts';
import { words } from './words/index.ts';

/** The input to connect a calendar: the address of a feed, or an account. */
export type ConnectFields = {
  readonly url: string;
  readonly server: string;
  readonly username: string;
  readonly password: string;
  readonly name: string;
};

/** The placeholder of the fields for an address. */
const scheme = 'https://';

type FieldsProps = {
  readonly fields: ConnectFields;
  readonly onChange: (change: Partial<ConnectFields>) => void;
  readonly error: unknown;
};

/** The field for the address of a published calendar. */
export function FeedFields({ fields, onChange, error }: FieldsProps) {
  const texts = words.current.connect;
  return (
    <>
      <Field label={texts.url} hint={texts.urlHint} error={targetError(error, 'url')}>
        {(control) => (
          <TextInput
            {...control}
            autocomplete="off"
            placeholder={scheme}
            value={fields.url}
            onValue={(url) => onChange({ url })}
            isRequired
          />
        )}
      </Field>
      <NameField fields={fields} onChange={onChange} error={error} />
    </>
  );
}

/** The fields for an account on a calendar server. */
export function AccountFields({ fields, onChange, error }: FieldsProps) {
  const texts = words.current.connect;
  return (
    <>
      <Field label={texts.server} error={targetError(error, 'server')}>
        {(control) => (
          <TextInput
            {...control}
            placeholder={scheme}
            value={fields.server}
            onValue={(server) => onChange({ server })}
            isRequired
          />
        )}
      </Field>
      <Field label={texts.username} error={fieldError(error, 'username')}>
        {(control) => (
          <TextInput
            {...control}
            autocomplete="off"
            value={fields.username}
            onValue={(username) => onChange({ username })}
            isRequired
          />
        )}
      </Field>
      <Field label={texts.password}>
        {(control) => (
          <TextInput
            {...control}
            type="password"
            autocomplete="off"
            value={fields.password}
            onValue={(password) => onChange({ password })}
            maxLength={limits.calendarPassword}
            isRequired
          />
        )}
      </Field>
      <NameField fields={fields} onChange={onChange} error={error} />
    </>
  );
}

function NameField({ fields, onChange, error }: FieldsProps) {
  const texts = words.current.connect;
  return (
    <Field label={texts.name} error={fieldError(error, 'name')} isOptional>
      {(control) => <TextInput {...control} value={fields.name} onValue={(name) => onChange({ name })} />}
    </Field>
  );
}

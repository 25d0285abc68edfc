import { limits, type User } from '../../../../contract/index.ts';
import { weekdays } from '../../../../time/index.ts';
import { change, now } from '../../../data/index.ts';
import { capitalized, languageChoices, weekdayName, zoneText } from '../../../formats/index.ts';
import { loadSession } from '../../../session/index.ts';
import {
  Card,
  ConflictDialog,
  Field,
  fieldError,
  NameFields,
  Notice,
  SaveBar,
  Select,
  TextInput,
  TimeZoneField,
  useDraft,
  useSave,
} from '../../../ui/index.ts';
import { words } from './words/index.ts';

/** The fields of a profile, which are saved together. */
export function ProfileForm({ user }: { readonly user: User }) {
  const texts = words.current;
  const draft = useDraft(fieldsOf(user));
  const save = useSave({
    saved: user,
    fieldsOf,
    draft,
    async send({ changed, headers, onPartSaved }) {
      const body = { ...changed, ...('locale' in changed && { locale: changed.locale || null }) };
      const newVersion = await change('updateCurrentUser', { headers, body });
      onPartSaved();
      await loadSession(); // the name beside the navigation
      return newVersion;
    },
  });
  const { value, set } = draft;
  const text = (name: 'username' | 'first_name' | 'last_name' | 'email' | 'about' | 'avatar') => ({
    value: value[name],
    onValue: (next: string) => set({ [name]: next }),
  });
  const errorOf = (name: keyof typeof value) => fieldError(save.error, name);
  return (
    <>
      {user.unconfirmed_email && <Notice tone="warning">{texts.emailWaiting(user.unconfirmed_email)}</Notice>}
      <Card>
        <div class="stack">
          <NameFields
            first={
              <Field label={texts.firstName} error={errorOf('first_name')}>
                {(control) => <TextInput {...control} {...text('first_name')} autocomplete="given-name" isRequired />}
              </Field>
            }
            last={
              <Field label={texts.lastName} error={errorOf('last_name')} isOptional>
                {(control) => <TextInput {...control} {...text('last_name')} autocomplete="family-name" />}
              </Field>
            }
          />
          <Field label={texts.email} hint={texts.emailHint} error={errorOf('email')}>
            {(control) => <TextInput {...control} {...text('email')} type="email" autocomplete="email" isRequired />}
          </Field>
          <Field
            label={texts.username}
            hint={pageHint(user, value.username)}
            error={errorOf('username') && texts.usernameUnavailable}
          >
            {(control) => <TextInput {...control} {...text('username')} maxLength={limits.username} isRequired />}
          </Field>
          <Field label={texts.about} hint={texts.aboutHint} error={errorOf('about')} isOptional>
            {(control) => <TextInput {...control} {...text('about')} maxLength={limits.about} />}
          </Field>
          <Field label={texts.picture} hint={texts.pictureHint} error={errorOf('avatar')} isOptional>
            {(control) => <TextInput {...control} {...text('avatar')} type="url" />}
          </Field>
          <TimeZoneField
            label={texts.zone}
            hint={texts.zoneHint}
            value={value.timezone}
            onValue={(timezone) => set({ timezone })}
            error={errorOf('timezone')}
          />
          <Habits value={value} onChange={set} />
        </div>
      </Card>
      <SaveBar changed={draft.changed.map((name) => labels()[name])} save={save} onDiscard={draft.discard} />
      {save.conflict && <ConflictDialog conflict={save.conflict} labelOf={(name) => labels()[name]} textOf={textOf} />}
    </>
  );
}

/** Returns the address of the booking page. If the server has no public address, it is at the origin of the console. */
function pageHint({ booking_page: page = `${location.origin}/` }: User, username: string): string {
  const [, place = ''] = /^https?:\/\/(.*\/)/.exec(page) ?? [];
  return words.current.usernameHint(`${place}${username}`);
}

type Fields = ReturnType<typeof fieldsOf>;
type HabitsProps = { readonly value: Fields; readonly onChange: (change: Partial<Fields>) => void };

function Habits({ value, onChange }: HabitsProps) {
  const texts = words.current;
  return (
    <div class="columns">
      <Field label={texts.clock}>
        {(control) => (
          <Select
            {...control}
            value={`${value.time_format}`}
            choices={[
              { value: '24', label: texts.clock24 },
              { value: '12', label: texts.clock12 },
            ]}
            onValue={(next) => onChange({ time_format: Number(next) })}
          />
        )}
      </Field>
      <Field label={texts.weekStart}>
        {(control) => (
          <Select
            {...control}
            value={`${value.start_of_week}`}
            choices={weekdays.map((day, index) => ({
              value: `${(index + 1) % 7}`,
              label: capitalized(weekdayName(day)),
            }))}
            onValue={(next) => onChange({ start_of_week: Number(next) })}
          />
        )}
      </Field>
      <Field label={texts.language}>
        {(control) => (
          <Select
            {...control}
            value={value.locale}
            choices={languageOrBrowser(value.locale)}
            onValue={(locale) => onChange({ locale })}
          />
        )}
      </Field>
    </div>
  );
}

function languageOrBrowser(locale: string) {
  return [{ value: '', label: words.current.browserLanguage }, ...languageChoices(locale)];
}

function fieldsOf({ about = '', locale = '', ...user }: User) {
  const { username, first_name, last_name, email, avatar, timezone, time_format, start_of_week } = user;
  return { username, first_name, last_name, email, about, avatar, timezone, time_format, start_of_week, locale };
}

/** Returns a value as the conflict dialog shows it. */
function textOf(name: keyof Fields, fields: Fields): string {
  const texts = words.current;
  if (name === 'time_format') return fields.time_format === 12 ? texts.clock12 : texts.clock24;
  if (name === 'timezone') return zoneText(fields.timezone, now());
  if (name === 'locale')
    return languageOrBrowser(fields.locale).find(({ value }) => value === fields.locale)?.label ?? '';
  if (name !== 'start_of_week') return fields[name];
  const day = weekdays[(fields.start_of_week + 6) % 7];
  return day ? capitalized(weekdayName(day)) : '';
}

function labels(): Record<keyof Fields, string> {
  const texts = words.current;
  return {
    first_name: texts.firstName,
    last_name: texts.lastName,
    email: texts.email,
    username: texts.username,
    about: texts.about,
    avatar: texts.picture,
    timezone: texts.zone,
    time_format: texts.clock,
    start_of_week: texts.weekStart,
    locale: texts.language,
  };
}

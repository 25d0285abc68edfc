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
  const own = words.current;
  const draft = useDraft(fieldsOf(user));
  const save = useSave({
    saved: user,
    fieldsOf,
    draft,
    async send({ changed, headers, onPartSaved }) {
      const body = { ...changed, ...('locale' in changed && { locale: changed.locale || null }) };
      const updated = await change('updateCurrentUser', { headers, body });
      onPartSaved();
      await loadSession(); // the name beside the navigation
      return updated;
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
      {user.unconfirmed_email && <Notice tone="warning">{own.emailWaiting(user.unconfirmed_email)}</Notice>}
      <Card>
        <div class="stack">
          <NameFields
            first={
              <Field label={own.firstName} error={errorOf('first_name')}>
                {(control) => <TextInput {...control} {...text('first_name')} autocomplete="given-name" isRequired />}
              </Field>
            }
            last={
              <Field label={own.lastName} error={errorOf('last_name')} isOptional>
                {(control) => <TextInput {...control} {...text('last_name')} autocomplete="family-name" />}
              </Field>
            }
          />
          <Field label={own.email} hint={own.emailHint} error={errorOf('email')}>
            {(control) => <TextInput {...control} {...text('email')} type="email" autocomplete="email" isRequired />}
          </Field>
          <Field
            label={own.username}
            hint={pageHint(user, value.username)}
            error={errorOf('username') && own.usernameUnavailable}
          >
            {(control) => <TextInput {...control} {...text('username')} maxLength={limits.username} isRequired />}
          </Field>
          <Field label={own.about} hint={own.aboutHint} error={errorOf('about')} isOptional>
            {(control) => <TextInput {...control} {...text('about')} maxLength={limits.about} />}
          </Field>
          <Field label={own.picture} hint={own.pictureHint} error={errorOf('avatar')} isOptional>
            {(control) => <TextInput {...control} {...text('avatar')} type="url" />}
          </Field>
          <TimeZoneField
            label={own.zone}
            hint={own.zoneHint}
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
  const own = words.current;
  return (
    <div class="columns">
      <Field label={own.clock}>
        {(control) => (
          <Select
            {...control}
            value={`${value.time_format}`}
            choices={[
              { value: '24', label: own.clock24 },
              { value: '12', label: own.clock12 },
            ]}
            onValue={(next) => onChange({ time_format: Number(next) })}
          />
        )}
      </Field>
      <Field label={own.weekStart}>
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
      <Field label={own.language}>
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

function languageOrBrowser(saved: string) {
  return [{ value: '', label: words.current.browserLanguage }, ...languageChoices(saved)];
}

function fieldsOf({ about = '', locale = '', ...user }: User) {
  const { username, first_name, last_name, email, avatar, timezone, time_format, start_of_week } = user;
  return { username, first_name, last_name, email, about, avatar, timezone, time_format, start_of_week, locale };
}

/** Returns a value as the conflict dialog shows it. */
function textOf(name: keyof Fields, fields: Fields): string {
  const own = words.current;
  if (name === 'time_format') return fields.time_format === 12 ? own.clock12 : own.clock24;
  if (name === 'timezone') return zoneText(fields.timezone, now());
  if (name === 'locale')
    return languageOrBrowser(fields.locale).find(({ value }) => value === fields.locale)?.label ?? '';
  if (name !== 'start_of_week') return fields[name];
  const day = weekdays[(fields.start_of_week + 6) % 7];
  return day ? capitalized(weekdayName(day)) : '';
}

function labels(): Record<keyof Fields, string> {
  const own = words.current;
  return {
    first_name: own.firstName,
    last_name: own.lastName,
    email: own.email,
    username: own.username,
    about: own.about,
    avatar: own.picture,
    timezone: own.zone,
    time_format: own.clock,
    start_of_week: own.weekStart,
    locale: own.language,
  };
}

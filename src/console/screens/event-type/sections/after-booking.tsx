import { useId } from 'preact/hooks';
import { limits, type MailRecipient, mailRecipients, type SampleMailKind } from '../../../../contract/index.ts';
import { languageChoices } from '../../../formats/index.ts';
import { useMailPreview } from '../../../mails/index.ts';
import {
  Button,
  Card,
  Checkbox,
  Field,
  fieldError,
  IconButton,
  Select,
  TextInput,
  useRowFocus,
} from '../../../ui/index.ts';
import { words } from '../words/index.ts';
import { MinutesField } from './minutes-field.tsx';
import type { SectionProps } from './section-props.ts';

const aDay = 1440;

type AfterBookingProps = SectionProps & { readonly eventTypeId: number };

/** The section about what happens after a booking: the page that opens, and emails. */
export function AfterBooking({ draft, error, eventTypeId }: AfterBookingProps) {
  const { labels, after, sections } = words.current;
  const { value, set } = draft;
  const preview = useMailPreview();
  const see = (mail: SeenMail) => preview.open({ ...mail, eventTypeId, isUnsaved: draft.isChanged });
  return (
    <Card title={sections.after} id="after">
      <div class="stack">
        <Field label={labels.redirect_url} hint={after.redirect} error={fieldError(error, 'redirect_url')} isOptional>
          {(control) => (
            <TextInput
              {...control}
              type="url"
              placeholder="https://"
              value={value.redirect_url ?? ''}
              onValue={(address) => set({ redirect_url: address.trim() === '' ? null : address.trim() })}
            />
          )}
        </Field>
        <Field label={labels.locale} hint={after.language} error={fieldError(error, 'locale')}>
          {(control) => (
            <Select
              {...control}
              value={value.locale ?? ''}
              choices={[{ value: '', label: after.noLanguage }, ...languageChoices(value.locale ?? '')]}
              onValue={(tag) => set({ locale: tag === '' ? null : tag })}
            />
          )}
        </Field>
        <Confirmation see={see} />
        <Reminders draft={draft} error={error} see={see} />
        <p class="hint">{after.noShow}</p>
        {preview.dialog}
      </div>
    </Card>
  );
}

/** An email to the invitee, to be shown. */
type SeenMail = { readonly kind: SampleMailKind; readonly minutesBefore?: number };

type SeeProps = { readonly see: (mail: SeenMail) => void };

function Confirmation({ see }: SeeProps) {
  const { after } = words.current;
  return (
    <fieldset class="group">
      <legend>{after.confirmation}</legend>
      <p class="hint">{after.confirmationText}</p>
      <Button onClick={() => see({ kind: 'event.created' })}>{after.seeConfirmation}</Button>
    </fieldset>
  );
}

function Reminders({ draft, error, see }: SectionProps & SeeProps) {
  const { labels, after } = words.current;
  const { reminders } = draft.value;
  const id = useId();
  const listProps = useRowFocus();
  const recipientError = (index: number) => fieldError(error, `reminders.${index}.to`);
  const replace = (index: number, change: Partial<(typeof reminders)[number]>) =>
    draft.set({ reminders: reminders.map((reminder, at) => (at === index ? { ...reminder, ...change } : reminder)) });
  return (
    <fieldset class="group">
      <legend>{labels.reminders}</legend>
      <p class="hint">{after.remindersIntro}</p>
      <ul class="reminders" {...listProps}>
        {reminders.map((reminder, index) => (
          <li key={index}>
            <MinutesField
              label={after.reminderTime(index + 1)}
              error={fieldError(error, `reminders.${index}.minutes_before`)}
              minutes={reminder.minutes_before}
              onMinutes={(minutes_before) => replace(index, { minutes_before })}
              min={1}
            />
            <fieldset class="row" aria-describedby={recipientError(index) && `${id}-${index}`}>
              <legend class="visually-hidden">{after.reminderTo}</legend>
              {mailRecipients.map((recipient) => (
                <Checkbox
                  key={recipient}
                  label={after.to[recipient]}
                  isOn={reminder.to.includes(recipient)}
                  isInvalid={recipientError(index) !== undefined}
                  onChange={(isOn) => replace(index, { to: withRecipient(reminder.to, { recipient, isOn }) })}
                />
              ))}
              {/* On a narrow card they move to the next line together. */}
              <div class="row">
                {reminder.to.includes('invitee') && (
                  <Button
                    kind="quiet"
                    onClick={() => see({ kind: 'event.reminder', minutesBefore: reminder.minutes_before })}
                  >
                    {after.seeReminder(index + 1)}
                  </Button>
                )}
                <IconButton
                  icon="trash"
                  label={after.removeReminder(index + 1)}
                  onClick={() => draft.set({ reminders: reminders.filter((_, at) => at !== index) })}
                />
              </div>
            </fieldset>
            {recipientError(index) && (
              <p class="field-error" id={`${id}-${index}`}>
                {recipientError(index)}
              </p>
            )}
          </li>
        ))}
      </ul>
      {reminders.length < limits.reminders && (
        <Button
          icon="plus"
          onClick={() => draft.set({ reminders: [...reminders, { minutes_before: aDay, to: ['invitee'] }] })}
        >
          {after.addReminder}
        </Button>
      )}
    </fieldset>
  );
}

type Tick = { readonly recipient: MailRecipient; readonly isOn: boolean };

function withRecipient(to: readonly MailRecipient[], { recipient, isOn }: Tick): MailRecipient[] {
  return mailRecipients.filter((one) => (one === recipient ? isOn : to.includes(one)));
}

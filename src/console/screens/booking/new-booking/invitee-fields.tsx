import type { BookingFormField } from '../../../../contract/index.ts';
import { type ContactIdentifier, completeForm, isContactField } from '../../../../form/index.ts';
import { languageChoices } from '../../../formats/index.ts';
import { Field, fieldError, Select, TimeZoneField } from '../../../ui/index.ts';
import { faultText } from './fault-text.ts';
import { QuestionField } from './question-field.tsx';
import type { Faults, InviteeInput } from './read-answers.ts';
import { words } from './words/index.ts';

type InviteeFieldsProps = {
  readonly questions: readonly BookingFormField[];
  readonly input: InviteeInput;
  readonly faults: Faults;
  /** Why it could not be booked. */
  readonly error: unknown;
  readonly onChange: (change: Partial<InviteeInput>) => void;
};

/** The questions of the form in order, then the zone and the language of mail to the invitee. */
export function InviteeFields({ questions, input, faults, error, onChange }: InviteeFieldsProps) {
  const texts = words.current;
  const { answers, timezone, locale } = input;
  return (
    <div class="stack">
      {completeForm(questions).map((question) => {
        const field = isContactField(question) ? { ...question, label: contactLabel(question) } : question;
        const fault = faults[field.identifier];
        return (
          <QuestionField
            key={field.id}
            field={field}
            answer={answers[field.identifier]}
            error={fault ? faultText(fault) : fieldError(error, `answers.${field.identifier}`)}
            onAnswer={(answer) => onChange({ answers: { ...answers, [field.identifier]: answer } })}
          />
        );
      })}
      <TimeZoneField
        label={texts.zone}
        hint={texts.zoneHint}
        value={timezone}
        onValue={(zone) => onChange({ timezone: zone })}
        error={fieldError(error, 'timezone')}
      />
      <Field label={texts.language} hint={texts.languageHint}>
        {(control) => (
          <Select
            {...control}
            value={locale}
            choices={languageChoices(locale)}
            onValue={(tag) => onChange({ locale: tag })}
          />
        )}
      </Field>
    </div>
  );
}

/** The form asks invitees for their own name, but this page asks a host for someone else's name. */
function contactLabel({ identifier, label }: BookingFormField): string {
  const labels: Readonly<Record<string, string>> = words.current.contact satisfies Record<ContactIdentifier, string>;
  return labels[identifier] ?? label;
}

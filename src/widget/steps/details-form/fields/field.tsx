import type { ComponentChildren, JSX } from 'preact';
import type { FieldType } from '../../../../contract/index.ts';
import { ownOf } from '../../../booking-form/index.ts';
import { Choices, Select, TextArea, TextInput } from './controls.tsx';
import { EmailChips } from './email-chips.tsx';
import { faultMessage } from './fault-message.ts';
import { controlOf, errorIdOf, type FieldProps, idOf } from './field-props.ts';
import { PhoneInput } from './phone-input.tsx';

/** One question: its label, its control, and what is wrong with the answer. */
export function Field(props: FieldProps) {
  return renderers[props.field.type](props);
}

/** The control of each type of field. A missing type does not compile. */
const renderers: Readonly<Record<FieldType, (props: FieldProps) => JSX.Element>> = {
  text: (props) => <Labeled {...props} control={TextInput} />,
  textarea: (props) => <Labeled {...props} control={TextArea} isBroad />,
  select: (props) => <Labeled {...props} control={Select} />,
  checkbox: (props) => (props.field.options.length === 0 ? <Tick {...props} /> : <Group {...props} />),
  radio: Group,
  phone: (props) => <Labeled {...props} control={PhoneInput} />,
  email: (props) => <Labeled {...props} control={TextInput} />,
  multiple_emails: (props) => <Labeled {...props} control={EmailChips} />,
};

type LabeledProps = FieldProps & {
  readonly control: (props: FieldProps) => JSX.Element;
  /** Whether the control takes the whole width of the form. */
  readonly isBroad?: boolean;
};

/** One control below its label. */
function Labeled({ control: Control, isBroad, ...props }: LabeledProps) {
  return (
    <div class={isBroad ? 'field broad' : 'field'} part="field">
      <label class="label" part="label" for={idOf(props.field.identifier)}>
        <Label {...props} />
      </label>
      <Control {...props} />
      <Fault {...props} />
    </div>
  );
}

function Group(props: FieldProps) {
  const { field, booking } = props;
  const { aria } = controlOf(props);
  const isOne = field.type === 'radio';
  return (
    <fieldset class="field" part="field" {...(isOne && { ...aria, role: 'radiogroup' as const })}>
      <legend class="label" part="label">
        <Label {...props} />
        {/* Markup cannot say it of a group of checkboxes. */}
        {!isOne && field.is_required && <span class="unseen"> {booking.language.value.messages.required}</span>}
      </legend>
      <Choices {...props} />
      <Fault {...props} />
    </fieldset>
  );
}

/** A checkbox without options: one tick, its label beside it. */
function Tick(props: FieldProps) {
  const { id, answer, set, leave, aria, isReadOnly } = controlOf(props);
  return (
    <div class="field broad" part="field">
      <label class="choice" part="label">
        <input
          id={id}
          type="checkbox"
          {...aria}
          disabled={isReadOnly}
          checked={answer === true}
          onChange={(event) => set(event.currentTarget.checked)}
          onBlur={leave}
        />
        <span>
          <Label {...props} />
        </span>
      </label>
      <Fault {...props} />
    </div>
  );
}

function Label({ field, booking }: FieldProps): ComponentChildren {
  // A label is data: a change of direction inside it must end with it.
  if (field.is_required) return <bdi>{field.label}</bdi>;
  return (
    <>
      <bdi>{field.label}</bdi> <span class="quiet">{booking.language.value.messages.optional}</span>
    </>
  );
}

function Fault({ field, booking }: FieldProps) {
  const fault = ownOf(booking.faults.value, field.identifier);
  if (!fault) return null;
  return (
    <p id={errorIdOf(field.identifier)} class="error" part="error">
      {faultMessage(booking.language.value.messages, fault, field)}
    </p>
  );
}

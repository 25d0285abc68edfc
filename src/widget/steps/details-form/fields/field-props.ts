import type { Answer, BookingFormField, FieldType } from '../../../../contract/index.ts';
import { type ContactIdentifier, fieldTypeRows } from '../../../../form/index.ts';
import { ownOf } from '../../../booking-form/index.ts';
import type { FormProps } from '../form-props.ts';
import { faultMessage } from './fault-message.ts';

/** What a browser may know about the invitee (WHATWG HTML, 4.10.18.7.1). */
const invitee: Readonly<Record<ContactIdentifier, string>> = { name: 'name', email: 'email' };

/** The `autocomplete` of identifiers whose answer a browser may know. */
const autocompleteOf: ReadonlyMap<string, string> = new Map([
  ...Object.entries(invitee),
  ['company', 'organization'],
  ['organization', 'organization'],
  ['organisation', 'organization'],
]);

export type FieldProps = FormProps & { readonly field: BookingFormField };

/** What a control needs: its answer, its fault, and the handlers for changing and leaving it. */
export function controlOf({ field, booking, form }: FieldProps) {
  const { identifier } = field;
  const { isEchoed } = fieldTypeRows[field.type];
  const fault = ownOf(booking.faults.value, identifier);
  return {
    id: idOf(identifier),
    answer: ownOf(booking.answers.value, identifier),
    fault,
    isReadOnly: form.isReadOnly(identifier),
    set: (answer: Answer) => form.setAnswer(identifier, answer),
    leave: () =>
      form.afterPress.run(() => {
        form.leaveField(identifier);
        const newFault = ownOf(booking.faults.value, identifier);
        // An invitee who does not see the fault appear is already at the next field.
        if (newFault && newFault !== fault) {
          booking.announce(`${field.label} · ${faultMessage(booking.language.value.messages, newFault, field)}`);
        }
      }),
    aria: {
      'aria-invalid': fault !== undefined,
      'aria-describedby': fault ? errorIdOf(identifier) : isEchoed ? hintIdOf(identifier) : undefined,
      'aria-required': field.is_required,
    },
  };
}

/** Returns the handlers of every text control. Some browsers fill in with only a `change` event. */
export function getTextProps(props: FieldProps) {
  const { id, answer, set, leave, aria, isReadOnly } = controlOf(props);
  const take = (event: { currentTarget: { value: string } }) => set(event.currentTarget.value);
  return {
    id,
    class: 'input',
    part: 'input',
    'data-identifier': props.field.identifier,
    placeholder: props.field.placeholder,
    readOnly: isReadOnly,
    ...aria,
    value: typeof answer === 'string' ? answer : '',
    onInput: take,
    onChange: take,
    onBlur: leave,
  };
}

/** Returns the attributes that make an input right for its field, including autocompletion. */
export function getInputProps({ identifier, type }: BookingFormField) {
  const { autocomplete, ...input } = getTypeProps(type);
  // The type of the attribute lists no groups.
  return { ...input, autocomplete: (autocompleteOf.get(identifier) as 'off' | undefined) ?? autocomplete };
}

/** Returns the attributes that make an input right for a type of field. */
export function getTypeProps(type: FieldType) {
  const { input } = fieldTypeRows[type];
  return { ...input, type: input?.type as 'text' }; // otherwise the type of email fields would differ
}

export function idOf(identifier: string): string {
  return `field-${identifier}`;
}

export function errorIdOf(identifier: string): string {
  return `error-${identifier}`;
}

/** Returns the id of the remark about a valid answer. */
export function hintIdOf(identifier: string): string {
  return `hint-${identifier}`;
}

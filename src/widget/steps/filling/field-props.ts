import type { Answer, BookingFormField } from '../../../contract/index.ts';
import { ownOf } from '../../booking-form/index.ts';
import { faultMessage } from './fault-message.ts';
import type { FormProps } from './form-props.ts';

const types = { email: 'email', phone: 'tel' } as const;
const keyboards = { email: 'email', phone: 'tel', multiple_emails: 'email' } as const;

/** Identifiers whose answer a browser may know (HTML, autofill). */
const known: ReadonlyMap<string, string> = new Map([
  ['name', 'name'],
  ['email', 'email'],
  ['company', 'organization'],
  ['organization', 'organization'],
  ['organisation', 'organization'],
]);

/** Types whose answers are remarked on. */
const remarked: ReadonlySet<string> = new Set(['phone', 'multiple_emails']);

export type FieldProps = FormProps & { readonly field: BookingFormField };

/** What a control needs to know: its answer, its fault, and how to change the one and learn of the other. */
export function controlOf({ field, booking, form }: FieldProps) {
  const { identifier } = field;
  const fault = ownOf(booking.faults.value, identifier);
  return {
    id: idOf(identifier),
    answer: ownOf(booking.answers.value, identifier),
    fault,
    isReadOnly: form.isReadOnly(identifier),
    set: (answer: Answer) => form.setAnswer(identifier, answer),
    leave: () => {
      form.leaveField(identifier);
      const found = ownOf(booking.faults.value, identifier);
      // Whoever does not see it appear is already at the next field.
      if (found && found !== fault) {
        booking.announce(`${field.label} · ${faultMessage(booking.language.value.messages, found, field)}`);
      }
    },
    aria: {
      'aria-invalid': fault !== undefined,
      'aria-describedby': fault ? errorIdOf(identifier) : remarked.has(field.type) ? hintIdOf(identifier) : undefined,
      'aria-required': field.is_required,
    },
  };
}

/** Returns what every control for text does: some browsers fill in with `change` alone. */
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

/** Returns the attributes that make a text input the right one for its field. */
export function getInputProps({ identifier, type }: BookingFormField) {
  return {
    type: (types[type as keyof typeof types] ?? 'text') as 'text', // the type would have e-mail fields differ otherwise
    inputMode: keyboards[type as keyof typeof keyboards], // undefined for the others
    autocomplete: (known.get(identifier) ?? (type === 'phone' ? 'tel' : 'off')) as 'off', // the type lists no groups
    // Digits have no direction of their own: on a page that runs from the right their groups would change places.
    ...(type === 'phone' && { dir: 'ltr' as const }),
    ...(type === 'email' && { autocapitalize: 'off' as const, spellcheck: false }),
  };
}

export function idOf(identifier: string): string {
  return `field-${identifier}`;
}

export function errorIdOf(identifier: string): string {
  return `error-${identifier}`;
}

/** Returns the id of what is remarked about an answer that is not wrong. */
export function hintIdOf(identifier: string): string {
  return `hint-${identifier}`;
}

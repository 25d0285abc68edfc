import type { Answer, BookingFormField } from '../../../contract/index.ts';
import type { FieldFault } from '../../model/index.ts';
import type { FormProps } from './form-props.ts';

const types = { email: 'email', phone: 'tel' } as const;
const keyboards = { email: 'email', phone: 'tel', multiple_emails: 'email' } as const;

/** Identifiers whose answer a browser may know (HTML, autofill). */
const known: Readonly<Record<string, string>> = {
  name: 'name',
  email: 'email',
  company: 'organization',
  organization: 'organization',
  organisation: 'organization',
};

export type FieldProps = FormProps & { readonly field: BookingFormField };

/** What a control needs to know: its answer, its fault, and how to change the one and learn of the other. */
export function controlOf({ field, booking, form }: FieldProps) {
  const { identifier } = field;
  const fault: FieldFault | undefined = booking.faults.value[identifier];
  return {
    id: idOf(identifier),
    answer: booking.answers.value[identifier],
    fault,
    set: (answer: Answer) => form.setAnswer(identifier, answer),
    leave: () => form.leaveField(identifier),
    aria: {
      'aria-invalid': fault !== undefined,
      'aria-describedby': fault ? errorIdOf(identifier) : undefined,
      'aria-required': field.is_required,
    },
  };
}

/** Returns the attributes that make a text input the right one for its field. */
export function getInputProps({ identifier, type, placeholder }: BookingFormField) {
  return {
    type: (types[type as keyof typeof types] ?? 'text') as 'text', // the type would have e-mail fields differ otherwise
    inputMode: keyboards[type as keyof typeof keyboards], // undefined for the others
    autocomplete: (known[identifier] ?? (type === 'phone' ? 'tel' : 'off')) as 'off', // the type lists no groups
    placeholder,
  };
}

export function idOf(identifier: string): string {
  return `field-${identifier}`;
}

export function errorIdOf(identifier: string): string {
  return `error-${identifier}`;
}

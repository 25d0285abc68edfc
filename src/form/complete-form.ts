import type { Answers, BookingFormField } from '../contract/index.ts';
import { activeFields } from './check-answers.ts';

/**
 * The two fields of every form, in their order: a meeting needs a name and an email address, and these answers make the
 * contact.
 */
const contactQuestions = [
  { identifier: 'name', type: 'text' },
  { identifier: 'email', type: 'email' },
] as const satisfies readonly Pick<BookingFormField, 'identifier' | 'type'>[];

/** The identifier of one of the two fields of every form. */
export type ContactIdentifier = (typeof contactQuestions)[number]['identifier'];

/** The identifiers of the two fields of every form. */
export const contactIdentifiers: readonly ContactIdentifier[] = contactQuestions.map(({ identifier }) => identifier);

/** Returns whether a field is one of the two of every form, by its identifier. */
export function isContactField<Field extends Pick<BookingFormField, 'identifier'>>(
  field: Field,
): field is Field & { readonly identifier: ContactIdentifier } {
  return contactQuestions.some(({ identifier }) => identifier === field.identifier);
}

/** Returns the two fields of every form as a new form has them. */
export function contactFields(labels: Readonly<Record<ContactIdentifier, string>>): Omit<BookingFormField, 'id'>[] {
  return contactQuestions.map((question, position) => ({
    ...question,
    label: labels[question.identifier],
    placeholder: '',
    is_required: true,
    is_active: true,
    position,
    options: [],
  }));
}

/** Returns the active fields in order. If one of the two fields of every form is missing, adds it at the beginning. */
export function completeForm(
  fields: readonly BookingFormField[],
  labels: Readonly<Record<ContactIdentifier, string>> = { name: 'Name', email: 'Email' },
): BookingFormField[] {
  const active = activeFields(fields);
  const missing = contactFields(labels)
    // No server has such ids.
    .map((field, index) => ({ ...field, id: index - contactQuestions.length }))
    .filter(({ identifier }) => active.every((field) => field.identifier !== identifier));
  if (missing.length === 0) return active;
  return [...missing, ...active].map((field, position) => ({ ...field, position }));
}

/** Returns the name and the email address of the invitee. Each is undefined if the answers do not contain it. */
export function inviteeIn(answers: Answers): Readonly<Record<ContactIdentifier, string | undefined>> {
  const { name, email } = answers;
  return { name: textIn(name), email: textIn(email) };
}

function textIn(answer: Answers[string] | undefined): string | undefined {
  return typeof answer === 'string' ? answer : undefined;
}

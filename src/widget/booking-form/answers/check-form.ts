import type { Answer, Answers, BookingFormField } from '../../../contract/index.ts';
import {
  checkAnswer,
  checkAnswers,
  guestFaults,
  guestsIn,
  inviteeIn,
  isGuestField,
  isSameAddress,
} from '../../../form/index.ts';
import type { FieldFault } from '../../model/index.ts';
import type { PhoneReader } from '../phone/index.ts';

/** The fields of a form, and the answers to them. */
export type FilledForm = { readonly fields: readonly BookingFormField[]; readonly answers: Answers };

export type CheckedForm = { readonly answers: Answers; readonly faults: Record<string, FieldFault> };

/**
 * Creates the check of answers: `src/form` checks them, with phone numbers in the notation of the invitee's country.
 */
export function createFormCheck({ read, isHere }: Pick<PhoneReader, 'read' | 'isHere'>) {
  /** Parses the answer to a phone field. Returns undefined for any other field, and for an empty answer. */
  const readingOf = (field: BookingFormField, answer: Answer | undefined) =>
    field.type === 'phone' && typeof answer === 'string' && answer.trim() !== '' ? read(answer) : undefined;

  function checkAlone(field: BookingFormField, answer: Answer | undefined): FieldFault | undefined {
    const reading = readingOf(field, answer);
    if (reading) return 'fault' in reading ? faultOf(reading.fault, answer) : undefined;
    // It may be valid once it can be parsed.
    if (field.type === 'phone' && !isHere.value && answer) return undefined;
    const result = checkAnswer(field, answer);
    return 'fault' in result ? result.fault : undefined;
  }

  /** Checks the answer to one field of a form. */
  function check(field: BookingFormField, { fields, answers }: FilledForm): FieldFault | undefined {
    const fault = checkAlone(field, ownOf(answers, field.identifier));
    return fault ?? ownOf(tooManyGuests(fields, withoutOwnAddress(fields, answers)), field.identifier);
  }

  function checkAll({ fields, answers: input }: FilledForm): CheckedForm {
    const answers: Answers = Object.create(null);
    const phoneFaults: Record<string, FieldFault> = {};
    for (const field of fields) {
      const { identifier } = field;
      const answer = ownOf(input, identifier);
      const reading = readingOf(field, answer);
      if (reading && 'fault' in reading) phoneFaults[identifier] = faultOf(reading.fault, answer);
      if (answer !== undefined) answers[identifier] = reading && 'e164' in reading ? reading.e164 : answer;
    }
    const result = checkAnswers(fields, withoutOwnAddress(fields, answers));
    const faults = { ...tooManyGuests(fields, result.answers), ...result.faults, ...phoneFaults };
    return { answers: result.answers, faults };
  }

  return { check, checkAll };
}

/** Returns the entry of a field, its answer or its fault. A field may be named `constructor`. */
export function ownOf<Value>(record: Readonly<Record<string, Value>>, identifier: string): Value | undefined {
  return Object.hasOwn(record, identifier) ? record[identifier] : undefined;
}

function faultOf(kind: 'invalid_phone' | 'phone_too_short' | 'phone_too_long', answer: Answer | undefined): FieldFault {
  return kind === 'invalid_phone' ? { kind, found: String(answer) } : { kind };
}

function tooManyGuests(fields: readonly BookingFormField[], answers: Answers): Record<string, FieldFault> {
  return guestFaults(guestsIn(answers, fields), fields);
}

// The invitee is invited already, so they are not a guest as well.
function withoutOwnAddress(fields: readonly BookingFormField[], answers: Answers): Answers {
  const { email } = inviteeIn(answers);
  const copy = { ...answers };
  for (const { identifier } of fields.filter(isGuestField)) {
    const guests = ownOf(answers, identifier);
    if (Array.isArray(guests)) copy[identifier] = guests.filter((guest) => !isSameAddress(guest, email));
  }
  return copy;
}

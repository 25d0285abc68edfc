import type { BookingFormField } from '../../../../contract/index.ts';
import { answerShape, type ContactIdentifier, fieldTypeRows, formatCharacters } from '../../../../form/index.ts';
import type { Messages } from '../../../messages/index.ts';
import type { FieldFault } from '../../../model/index.ts';

/** Says what to do about a fault. */
export function faultMessage({ faults }: Messages, fault: FieldFault, field: BookingFormField): string {
  switch (fault.kind) {
    case 'refused':
      return fault.sentence ?? faults.wrong_shape();
    case 'required':
      return answerShape(field) === 'tick'
        ? faults.tick
        : faults.required(isName(field) ? 'name' : field.type, isChoice(field));
    case 'too_long':
      return faults.too_long(fault.maxCharacters);
    case 'too_many':
    case 'too_many_guests':
      return faults[fault.kind](fault.max);
    case 'invalid_email':
      return faults.invalid_email(quote(fault.found));
    case 'phone_too_short':
    case 'phone_too_long':
      return faults[fault.kind];
    default:
      return faults[fault.kind]();
  }
}

function isName({ identifier }: BookingFormField): boolean {
  const name: ContactIdentifier = 'name';
  return identifier === name;
}

function isChoice({ type }: BookingFormField): boolean {
  return fieldTypeRows[type].options !== 'none';
}

const longestShown = 60;

/** Quotes what was typed: short, and without characters that change the direction of the sentence. */
function quote(answer: string): string {
  const text = answer.replace(formatCharacters, '');
  return text.length > longestShown ? `${[...text].slice(0, longestShown).join('')}…` : text;
}

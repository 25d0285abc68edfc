import type { Fault } from '../../../../form/index.ts';
import { shellWords } from '../../../words/index.ts';
import { words } from './words/index.ts';

/** Returns what to do about an invalid answer, in the page's language. */
export function faultText(fault: Fault): string {
  const { faults } = words.current;
  switch (fault.kind) {
    case 'required':
      return faults.required;
    case 'too_long':
      return faults.tooLong(fault.maxCharacters);
    case 'too_many':
      return faults.tooMany(fault.max);
    case 'too_many_guests':
      return faults.tooManyGuests(fault.max);
    case 'invalid_email':
      return faults.email;
    case 'invalid_phone':
      return faults.phone;
    case 'unreadable':
      return faults.unreadable;
    // `readAnswers` leaves out the answers with these faults.
    case 'not_an_option':
    case 'unknown_field':
    case 'wrong_shape':
      return shellWords.current.failed.field;
  }
}

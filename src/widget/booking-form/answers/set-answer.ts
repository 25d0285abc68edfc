import type { Answer, BookingFormField } from '../../../contract/index.ts';
import type { Booking, FieldFault } from '../../model/index.ts';
import { ownOf } from './check-form.ts';

export type AnswerActionOptions = {
  readonly fieldOf: (identifier: string) => BookingFormField | undefined;
  readonly check: (field: BookingFormField, answer: Answer | undefined) => FieldFault | undefined;
  /** Called with each change. */
  readonly markTouched: () => void;
};

/**
 * Creates the setters of answers. A fault appears when its field is left, and disappears as soon as the answer is
 * valid.
 */
export function createAnswerActions(
  { answers, faults, submission }: Booking,
  { fieldOf, check, markTouched }: AnswerActionOptions,
) {
  function validate(identifier: string): void {
    const field = fieldOf(identifier);
    if (!field) return;
    const fault = check(field, ownOf(answers.value, identifier));
    const { [identifier]: _, ...others } = faults.value;
    faults.value = fault ? { ...others, [identifier]: fault } : others;
  }
  return {
    setAnswer(identifier: string, answer: Answer): void {
      // Some controls report the same text twice.
      if (ownOf(answers.value, identifier) === answer) return;
      markTouched();
      // A request that waits to be sent is out of date.
      if (submission.value.state === 'waiting') submission.value = { state: 'idle' };
      answers.value = { ...answers.value, [identifier]: answer };
      if (Object.hasOwn(faults.value, identifier)) validate(identifier);
    },
    leaveField(identifier: string): void {
      const answer = ownOf(answers.value, identifier);
      if (answer !== undefined && answer !== '') validate(identifier);
    },
  };
}

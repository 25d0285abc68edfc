import type { ReadonlySignal } from '@preact/signals';
import type { Answer, BookingFormField } from '../../../contract/index.ts';
import { isGuestField } from '../../../form/index.ts';
import type { Booking, FieldFault } from '../../model/index.ts';
import { type FilledForm, ownOf } from './check-form.ts';

export type AnswerActionOptions = {
  readonly fields: ReadonlySignal<readonly BookingFormField[]>;
  readonly check: (field: BookingFormField, form: FilledForm) => FieldFault | undefined;
  /** Called with each change. */
  readonly markTouched: () => void;
};

/**
 * Creates the setters of answers. A fault appears when its field is left, and disappears as soon as the answer is
 * valid.
 */
export function createAnswerActions(
  { answers, faults, submission }: Booking,
  { fields, check, markTouched }: AnswerActionOptions,
) {
  const fieldOf = (identifier: string) => fields.value.find((field) => field.identifier === identifier);

  function validate(field: BookingFormField): void {
    const { identifier } = field;
    const fault = check(field, { fields: fields.value, answers: answers.value });
    const { [identifier]: _, ...others } = faults.value;
    faults.value = fault ? { ...others, [identifier]: fault } : others;
  }

  /** Returns the fields whose faults depend on the answer to a field: all fields for guests share one limit. */
  function affectedBy(identifier: string): readonly BookingFormField[] {
    const field = fieldOf(identifier);
    if (!field) return [];
    return isGuestField(field) ? fields.value.filter(isGuestField) : [field];
  }
  return {
    setAnswer(identifier: string, answer: Answer): void {
      // Some controls report the same text twice.
      if (ownOf(answers.value, identifier) === answer) return;
      markTouched();
      // A request that waits to be sent is out of date.
      if (submission.value.state === 'waiting') submission.value = { state: 'idle' };
      answers.value = { ...answers.value, [identifier]: answer };
      for (const field of affectedBy(identifier)) if (Object.hasOwn(faults.value, field.identifier)) validate(field);
    },
    leaveField(identifier: string): void {
      const field = fieldOf(identifier);
      const answer = ownOf(answers.value, identifier);
      if (field && answer !== undefined && answer !== '') validate(field);
    },
  };
}

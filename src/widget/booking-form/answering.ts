import type { Answer, BookingFormField } from '../../contract/index.ts';
import { checkAnswer } from '../../form/index.ts';
import type { Booking } from '../model/index.ts';

/** Creates the acts of answering: a fault comes when its field is left, and goes as soon as it is mended. */
export function createAnswering(booking: Booking, fieldOf: (identifier: string) => BookingFormField | undefined) {
  const { answers, faults } = booking;
  function check(identifier: string): void {
    const field = fieldOf(identifier);
    if (!field) return;
    const checked = checkAnswer(field, answers.value[identifier]);
    const { [identifier]: _, ...others } = faults.value;
    faults.value = 'fault' in checked ? { ...others, [identifier]: checked.fault } : others;
  }
  return {
    setAnswer(identifier: string, answer: Answer): void {
      answers.value = { ...answers.value, [identifier]: answer };
      if (faults.value[identifier]) check(identifier);
    },
    leaveField(identifier: string): void {
      const answer = answers.value[identifier];
      if (answer !== undefined && answer !== '') check(identifier);
    },
  };
}

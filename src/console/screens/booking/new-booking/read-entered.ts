import type { Answer, Answers, BookingFormField } from '../../../../contract/index.ts';
import { checkAnswers, completeForm, type Fault, fieldTypeRows, splitEmails } from '../../../../form/index.ts';

/** What is entered about the invitee: answers by the identifier of their field, addresses of guests still as text. */
export type Entered = {
  readonly answers: Readonly<Record<string, Answer>>;
  readonly timezone: string;
  readonly locale: string;
};

/** What is wrong, by the identifier of the field. */
export type Faults = Readonly<Record<string, Fault>>;

/** Reads the answers to the questions of a form, as the server will. */
export function readEntered(
  fields: readonly BookingFormField[],
  { answers: entered }: Pick<Entered, 'answers'>,
): { readonly answers: Answers; readonly faults: Faults } {
  const form = completeForm(fields);
  const given = form.flatMap((field) => {
    const answer = entered[field.identifier];
    return answer === undefined ? [] : [[field.identifier, readAnswer(field, answer)] as const];
  });
  const { answers, faults } = checkAnswers(form, Object.fromEntries(given));
  return { answers: { ...answers }, faults: { ...faults } };
}

function readAnswer({ type }: BookingFormField, answer: Answer): Answer {
  return fieldTypeRows[type].namesGuests && typeof answer === 'string' ? splitEmails(answer) : answer;
}

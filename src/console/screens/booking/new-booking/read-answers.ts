import type { Answer, Answers, BookingFormField } from '../../../../contract/index.ts';
import {
  answerShape,
  checkAnswers,
  completeForm,
  type Fault,
  fieldTypeRows,
  guestFaults,
  guestsBesideInvitee,
  splitEmails,
} from '../../../../form/index.ts';

/**
 * The form's answers about the invitee, by the identifier of their field, with addresses of guests still as text.
 */
export type InviteeInput = {
  readonly answers: Readonly<Record<string, Answer>>;
  readonly timezone: string;
  readonly locale: string;
};

/** The faults, by the identifier of the field. */
export type Faults = Readonly<Record<string, Fault>>;

/**
 * Reads the answers to the questions of a form, as the server will. Of the answers entered for another event type, only
 * what the controls of this one show counts.
 */
export function readAnswers(
  fields: readonly BookingFormField[],
  { answers: input }: Pick<InviteeInput, 'answers'>,
): { readonly answers: Answers; readonly faults: Faults } {
  const form = completeForm(fields);
  const entries = form.flatMap((field) => {
    const answer = visibleAnswer(field, input[field.identifier]);
    return answer === undefined ? [] : [[field.identifier, answer] as const];
  });
  const { answers, faults } = checkAnswers(form, Object.fromEntries(entries));
  const tooManyGuests = guestFaults(guestsBesideInvitee(answers, form), form);
  return { answers: { ...answers }, faults: { ...tooManyGuests, ...faults } };
}

/** Returns the part of an answer that the control of a question shows. */
function visibleAnswer(field: BookingFormField, answer: Answer | undefined): Answer | undefined {
  const { type, options } = field;
  if (fieldTypeRows[type].namesGuests) return typeof answer === 'string' ? splitEmails(answer) : undefined;
  switch (answerShape(field)) {
    case 'tick':
      return typeof answer === 'boolean' ? answer : undefined;
    case 'list':
      return Array.isArray(answer) ? answer.filter((option) => options.includes(option)) : undefined;
    case 'text':
      if (typeof answer !== 'string') return undefined;
      return options.length === 0 || options.includes(answer) ? answer : undefined;
  }
}

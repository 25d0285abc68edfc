import type { Answers, BookingFormField } from '../contract/index.ts';
import { checkAnswer } from './check-answer.ts';
import type { Fault } from './fault.ts';

/** The result of checking a form. */
export type CheckedAnswers = {
  /** The valid answers, normalized. */
  readonly answers: Answers;
  /** What is wrong, by identifier. Empty if nothing is. */
  readonly faults: Readonly<Record<string, Fault>>;
};

/** Returns the active fields in the order in which a form shows them. */
export function activeFields(fields: readonly BookingFormField[]): BookingFormField[] {
  return fields.filter((field) => field.is_active).sort((a, b) => a.position - b.position || a.id - b.id);
}

/** Checks all answers against the active fields. An answer to any other field is a fault too. */
export function checkAnswers(fields: readonly BookingFormField[], answers: Answers): CheckedAnswers {
  const active = activeFields(fields);
  // No prototype: an identifier such as `constructor` is a key like any other.
  const good: Answers = Object.create(null);
  const faults: Record<string, Fault> = Object.create(null);
  for (const field of active) {
    const answer = Object.hasOwn(answers, field.identifier) ? answers[field.identifier] : undefined;
    const result = checkAnswer(field, answer);
    if ('fault' in result) faults[field.identifier] = result.fault;
    else if (result.answer !== undefined) good[field.identifier] = result.answer;
  }
  const activeIdentifiers = new Set(active.map((field) => field.identifier));
  for (const identifier of Object.keys(answers)) {
    if (!activeIdentifiers.has(identifier)) faults[identifier] = { kind: 'unknown_field' };
  }
  return { answers: good, faults };
}

import type { Answers, BookingFormField } from '../../contract/index.ts';
import { checkAnswers, faultSentence, isEmail, maxEmails } from '../../form/index.ts';
import { accept, type Outcome, refuse } from './outcome.ts';

/** What the answers of a booking form say. */
export type ReadAnswers = {
  /** All of them, normalised. */
  readonly answers: Answers;
  readonly name: string;
  readonly email: string;
  /** Whom the invitee brings: every `multiple_emails` answer, each address once, without the invitee's own. */
  readonly guests: readonly string[];
};

/** Checks the answers and reads from them who books and who comes along. */
export function readAnswers(fields: readonly BookingFormField[], given: Answers): Outcome<ReadAnswers> {
  const { answers, faults } = checkAnswers(fields, given);
  const errors = Object.entries(faults).map(([identifier, fault]) => [identifier, faultSentence(fault)] as const);
  if (errors.length > 0) return refuseAnswers(Object.fromEntries(errors));

  // A form that does not ask for them, or not so, cannot book: the contact is made of these two.
  const { name, email } = answers;
  if (typeof name !== 'string') return refuseAnswers({ name: 'is required' });
  if (typeof email !== 'string' || !isEmail(email)) return refuseAnswers({ email: 'must be an e-mail address' });

  const brought = fields.filter(({ type }) => type === 'multiple_emails').map(({ identifier }) => identifier);
  const guests = guestsOf(answers, brought, email);
  if (guests.length > maxEmails) return refuseAnswers(tooManyGuests(brought, guests.length));
  return accept({ answers, name, email, guests });
}

function guestsOf(answers: Answers, identifiers: readonly string[], inviteeEmail: string): string[] {
  const byAddress = new Map<string, string>();
  for (const address of identifiers.flatMap((identifier) => addressesIn(answers[identifier]))) {
    const key = address.toLowerCase();
    if (key !== inviteeEmail.toLowerCase() && !byAddress.has(key)) byAddress.set(key, address);
  }
  return [...byAddress.values()];
}

function addressesIn(answer: Answers[string] | undefined): string[] {
  return Array.isArray(answer) ? answer : [];
}

function tooManyGuests(identifiers: readonly string[], found: number): Record<string, string> {
  const sentence = `must bring ${maxEmails} guests or fewer in all, found ${found}`;
  return Object.fromEntries(identifiers.map((identifier) => [identifier, sentence]));
}

function refuseAnswers(sentences: Readonly<Record<string, string>>) {
  const errors = Object.entries(sentences).map(([identifier, sentence]) => [`answers.${identifier}`, [sentence]]);
  return refuse({ code: 'validation_failed', errors: Object.fromEntries(errors) });
}

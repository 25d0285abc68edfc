import { type Answers, type BookingFormField, maxErrors, ok, type Result, refuse } from '../../../../contract/index.ts';
import {
  checkAnswers,
  type Fault,
  faultSentence,
  guestFaults,
  guestsBesideInvitee,
  inviteeIn,
  isEmail,
} from '../../../../form/index.ts';

/** The data in the answers of a booking form. */
export type ReadAnswers = {
  /** All answers, normalized. */
  readonly answers: Answers;
  readonly name: string;
  readonly email: string;
  /** The guests: every `multiple_emails` answer, each address once, without the invitee's own. */
  readonly guests: readonly string[];
};

/** Checks the answers and reads the invitee and the guests from them. */
export function readAnswers(fields: readonly BookingFormField[], input: Answers): Result<ReadAnswers> {
  const { answers, faults } = checkAnswers(fields, input);
  const wrong = Object.entries(faults).slice(0, maxErrors);
  if (wrong.length > 0) return refuseAnswers(sentencesOf(wrong));

  // A form without these two required fields cannot take bookings: they make the contact.
  const { name, email } = inviteeIn(answers);
  if (name === undefined) return refuseAnswers({ name: 'is required' });
  if (email === undefined || !isEmail(email)) return refuseAnswers({ email: 'must be an email address' });

  const guests = guestsBesideInvitee(answers, fields);
  const tooMany = Object.entries(guestFaults(guests, fields));
  if (tooMany.length > 0) return refuseAnswers(sentencesOf(tooMany));
  return ok({ answers, name, email, guests });
}

function sentencesOf(faults: readonly (readonly [identifier: string, fault: Fault])[]): Record<string, string> {
  return Object.fromEntries(faults.map(([identifier, fault]) => [identifier, faultSentence(fault)]));
}

function refuseAnswers(sentences: Readonly<Record<string, string>>) {
  const errors = Object.entries(sentences).map(([identifier, sentence]) => [`answers.${identifier}`, [sentence]]);
  return refuse({ code: 'validation_failed', errors: Object.fromEntries(errors) });
}

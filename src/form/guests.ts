import type { Answers, BookingFormField } from '../contract/index.ts';
import { inviteeIn } from './complete-form.ts';
import type { Fault } from './fault.ts';
import { fieldTypeRows, maxGuests } from './field-types.ts';
import { isSameAddress } from './formats/index.ts';

/** Returns whether the answer to a field lists guests, whom the invitee brings. */
export function isGuestField({ type }: Pick<BookingFormField, 'type'>): boolean {
  return fieldTypeRows[type].namesGuests === true;
}

/** Returns the addresses of the guests in all fields together, each once, as first written. */
export function guestsIn(answers: Answers, fields: readonly BookingFormField[]): string[] {
  const byAddress = new Map<string, string>();
  for (const { identifier } of fields.filter(isGuestField)) {
    for (const address of listIn(answers[identifier])) {
      const key = address.toLowerCase();
      if (!byAddress.has(key)) byAddress.set(key, address);
    }
  }
  return [...byAddress.values()];
}

/** Returns the guests in all fields together, other than the invitee, who is invited already. */
export function guestsBesideInvitee(answers: Answers, fields: readonly BookingFormField[]): string[] {
  const { email = '' } = inviteeIn(answers);
  return guestsIn(answers, fields).filter((guest) => !isSameAddress(guest, email));
}

type Participants = { readonly guests: readonly string[]; readonly host: { readonly email: string } };

/** Returns the guests of an event other than its host, whom the invitee may have entered as one. */
export function guestsBesideHost({ guests, host }: Participants): string[] {
  return guests.filter((guest) => !isSameAddress(guest, host.email));
}

/**
 * Returns that there are too many guests, as a fault of each field for guests, by identifier. Empty if they are few
 * enough. `checkAnswers` has already checked each field by itself.
 */
export function guestFaults(guests: readonly string[], fields: readonly BookingFormField[]): Record<string, Fault> {
  if (guests.length <= maxGuests) return {};
  const fault: Fault = { kind: 'too_many_guests', max: maxGuests, found: guests.length };
  return Object.fromEntries(fields.filter(isGuestField).map(({ identifier }) => [identifier, fault]));
}

function listIn(answer: Answers[string] | undefined): readonly string[] {
  return Array.isArray(answer) ? answer : [];
}

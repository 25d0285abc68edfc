import { batch, type ReadonlySignal } from '@preact/signals';
import type { BookingFormField } from '../../contract/index.ts';
import { type Booking, errorDetail, type FieldFault } from '../model/index.ts';
import type { RequestFailure } from '../queries/index.ts';
import type { CheckedForm } from './answers/index.ts';
import { delay } from './delay.ts';

const answersPath = 'answers.';

/** How long to wait for the questions of the form. Without them, the failure is shown below the form. */
const reloadMillis = 4000;

export type FailureOptions = {
  readonly failed: RequestFailure;
  readonly fields: ReadonlySignal<readonly BookingFormField[]>;
  /** Checks the current answers to the current fields. */
  readonly check: () => CheckedForm;
};

/** Shows why a booking failed: at the time, at its field, or below the form. */
export async function showFailure(booking: Booking, { failed, fields, check }: FailureOptions): Promise<void> {
  const { gateway, emit } = booking.context();
  const { faults, refusals, submission } = booking;
  const { value: own } = submission;
  emit('sched:error', errorDetail(failed));
  if (isNoLongerOffered(failed)) {
    submission.value = { state: 'taken' };
    // This message is enough: do not report the chosen time as lost as well.
    booking.clearSlot();
    void gateway.refresh();
    return;
  }
  const refused = refusedAnswers(failed);
  if (refused.size > 0) await reloadFields(booking);
  // The invitee has left the form.
  if (submission.value !== own) return;
  const faultsByField = refused.size > 0 ? { ...serverFaults(booking, refused, fields.value), ...check().faults } : {};
  const isAtFields = Object.keys(faultsByField).length > 0;
  batch(() => {
    if (isAtFields) faults.value = faultsByField;
    refusals.value += isAtFields ? 1 : 0;
    submission.value = isAtFields ? { state: 'idle' } : { state: 'failed', failed };
  });
}

/** Returns whether a time was refused because it is taken, or because the event type now has other lengths. */
export function isNoLongerOffered(failed: RequestFailure): boolean {
  return failed.kind === 'refused' && (failed.code === 'slot_unavailable' || 'duration' in failed.errors);
}

/** Returns why the server refused answers, by the identifiers of their fields. */
export function refusedAnswers(failed: RequestFailure): ReadonlyMap<string, string> {
  const errors = failed.kind === 'refused' ? Object.entries(failed.errors) : [];
  const ofAnswers = errors.filter(([path]) => path.startsWith(answersPath));
  return new Map(ofAnswers.map(([path, sentences]) => [path.split('.')[1] ?? '', sentences.join(' ')]));
}

/** The page has accepted the answers, so the host has probably changed the questions since they were loaded. */
function reloadFields(booking: Booking): Promise<void> {
  const { gateway, abortSignal } = booking.context();
  return Promise.race([gateway.refresh('fields'), delay(reloadMillis, abortSignal)]);
}

/**
 * Returns the faults of fields whose answers were refused. The check in the page may know better why. If it does not, the
 * sentence of the server says more than ours, but it is in English.
 */
function serverFaults(
  { language }: Booking,
  refused: ReadonlyMap<string, string>,
  fields: readonly BookingFormField[],
): Record<string, FieldFault> {
  const isEnglish = /^en\b/.test(language.value.tag);
  const asked = fields.filter(({ identifier }) => refused.has(identifier));
  return Object.fromEntries(
    asked.map(({ identifier }) => [
      identifier,
      { kind: 'refused' as const, sentence: isEnglish ? refused.get(identifier) : undefined },
    ]),
  );
}

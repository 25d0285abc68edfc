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
  readonly failure: RequestFailure;
  readonly fields: ReadonlySignal<readonly BookingFormField[]>;
  /** Checks the current answers to the current fields. */
  readonly check: () => CheckedForm;
};

/** Shows why a booking failed: at the time, at its field, or below the form. */
export async function showFailure(booking: Booking, { failure, fields, check }: FailureOptions): Promise<void> {
  const { gateway, emit } = booking.context();
  const { faults, refusals, submission } = booking;
  const { value: own } = submission;
  emit('sched:error', errorDetail(failure));
  if (isNoLongerOffered(failure)) {
    submission.value = { state: 'taken' };
    // This message is enough: do not report the chosen time as lost as well.
    booking.clearSlot();
    void gateway.refresh();
    return;
  }
  const sentences = refusedAnswers(failure);
  if (sentences.size > 0) await reloadFields(booking);
  // The invitee has left the form.
  if (submission.value !== own) return;
  const faultsByField =
    sentences.size > 0 ? { ...serverFaults(booking, sentences, fields.value), ...check().faults } : {};
  const isAtFields = Object.keys(faultsByField).length > 0;
  batch(() => {
    if (isAtFields) faults.value = faultsByField;
    refusals.value += isAtFields ? 1 : 0;
    submission.value = isAtFields ? { state: 'idle' } : { state: 'failed', failure };
  });
}

/** Returns whether a time was refused because it is taken, or because the event type now has other lengths. */
export function isNoLongerOffered(failure: RequestFailure): boolean {
  return failure.kind === 'refused' && (failure.code === 'slot_unavailable' || 'duration' in failure.errors);
}

/** Returns why the server refused answers, by the identifiers of their fields. */
export function refusedAnswers(failure: RequestFailure): ReadonlyMap<string, string> {
  const errors = failure.kind === 'refused' ? Object.entries(failure.errors) : [];
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
  sentences: ReadonlyMap<string, string>,
  fields: readonly BookingFormField[],
): Record<string, FieldFault> {
  const isEnglish = /^en\b/.test(language.value.tag);
  const refusedFields = fields.filter(({ identifier }) => sentences.has(identifier));
  return Object.fromEntries(
    refusedFields.map(({ identifier }) => [
      identifier,
      { kind: 'refused' as const, sentence: isEnglish ? sentences.get(identifier) : undefined },
    ]),
  );
}

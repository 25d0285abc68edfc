import { batch } from '@preact/signals';
import type { BookingFormField } from '../../contract/index.ts';
import { type Booking, errorDetail, type FieldFault } from '../model/index.ts';
import type { RequestFailure } from '../queries/index.ts';

const answersPath = 'answers.';

/** Shows why a booking failed: at the time, at its field, or below the form. */
export function showFailure(booking: Booking, fields: readonly BookingFormField[], failed: RequestFailure): void {
  const { gateway, emit } = booking.context();
  const { faults, refusals, submission } = booking;
  emit('sched:error', errorDetail(failed));
  if (isNoLongerOffered(failed)) {
    submission.value = { state: 'taken' };
    // This message is enough: do not report the chosen time as lost as well.
    booking.clearSlot();
    gateway.refresh();
    return;
  }
  const faultsByField = failed.kind === 'refused' ? serverFaults(failed.errors, fields) : {};
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

/** Returns the server's errors for fields of the form, by identifier. */
function serverFaults(
  errors: Readonly<Record<string, readonly string[]>>,
  fields: readonly BookingFormField[],
): Record<string, FieldFault> {
  const identifiers = new Set(fields.map(({ identifier }) => identifier));
  const faultsByField: Record<string, FieldFault> = {};
  for (const [path, sentences] of Object.entries(errors)) {
    const identifier = path.startsWith(answersPath) ? path.slice(answersPath.length).split('.')[0] : undefined;
    if (identifier !== undefined && identifiers.has(identifier))
      faultsByField[identifier] = { kind: 'server', sentence: sentences.join(' ') };
  }
  return faultsByField;
}

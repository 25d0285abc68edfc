import { batch } from '@preact/signals';
import type { BookingFormField } from '../../contract/index.ts';
import { type Booking, errorDetail, type FieldFault } from '../model/index.ts';
import type { Failed } from '../queries/index.ts';

const answersPath = 'answers.';

/** Says what a booking was refused for: at the time, at its field, or below the form. */
export function fail(booking: Booking, fields: readonly BookingFormField[], failed: Failed): void {
  const { gateway, tell } = booking.given();
  const { faults, refusals, submission } = booking;
  tell('sched:error', errorDetail(failed));
  if (failed.kind === 'refused' && failed.code === 'slot_unavailable') {
    submission.value = { state: 'taken' };
    void gateway.refreshTimes();
    return;
  }
  const said = failed.kind === 'refused' ? saidFaults(failed.errors, fields) : {};
  const isAtFields = Object.keys(said).length > 0;
  batch(() => {
    if (isAtFields) faults.value = said;
    refusals.value += isAtFields ? 1 : 0;
    submission.value = isAtFields ? { state: 'idle' } : { state: 'failed', failed };
  });
}

/** Returns what the server says about fields that are asked, by identifier. */
function saidFaults(
  errors: Readonly<Record<string, readonly string[]>>,
  fields: readonly BookingFormField[],
): Record<string, FieldFault> {
  const asked = new Set(fields.map(({ identifier }) => identifier));
  const said: Record<string, FieldFault> = {};
  for (const [path, sentences] of Object.entries(errors)) {
    const identifier = path.startsWith(answersPath) ? path.slice(answersPath.length).split('.')[0] : undefined;
    if (identifier !== undefined && asked.has(identifier))
      said[identifier] = { kind: 'said', sentence: sentences.join(' ') };
  }
  return said;
}

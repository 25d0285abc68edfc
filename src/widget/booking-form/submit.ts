import { batch } from '@preact/signals';
import type { Answers, BookingFormField, ManagedEvent } from '../../contract/index.ts';
import { checkAnswers } from '../../form/index.ts';
import type { Time } from '../calendar/index.ts';
import { type Booking, errorDetail, type FieldFault, isoOf } from '../model/index.ts';
import type { Failed } from '../queries.ts';
import type { Passes } from './passes.ts';
import { createSend } from './send.ts';

const answersPath = 'answers.';

export type SubmitParts = {
  readonly fields: () => readonly BookingFormField[];
  /** What is in the field that nobody sees. */
  readonly extra: () => string;
  readonly passes: Passes;
};

/** Creates the act of sending: checks, asks the page, books, and says what became of it. */
export function createSubmit(booking: Booking, { fields, extra, passes }: SubmitParts): () => void {
  const { step, answers, faults, submission, refusals } = booking;
  const { tell, settings } = booking.given();
  const eventType = settings.peek().eventType;
  const send = createSend(booking, passes, (failed) => void tell('sched:error', errorDetail(failed)));

  async function book(time: Time, checked: Answers): Promise<void> {
    if (eventType === undefined) return;
    const [durationMinutes, timezone] = [booking.durationMinutes.value, booking.zone.value];
    const wish = { eventType, start: isoOf(time.start), durationMinutes, timezone, answers: checked, extra: extra() };
    const outcome = await send(wish);
    if (outcome?.kind === 'failed') fail(booking, fields(), outcome.failed);
    if (outcome?.kind !== 'booked') return;
    passes.discard();
    finish(booking, { ...outcome, answers: checked });
  }

  return function submit() {
    const { value: now } = step;
    if (now.step !== 'filling' || submission.value.state === 'sending') return;
    if (submission.value.state === 'waiting') {
      submission.value = { state: 'sending', isProving: false };
      return;
    }
    const checked = checkAnswers(fields(), answers.value);
    faults.value = { ...checked.faults };
    if (Object.keys(checked.faults).length > 0) {
      refusals.value += 1;
      return;
    }
    const slot = { start: isoOf(now.time.start), end: isoOf(now.time.end) };
    if (tell('sched:submit', { slot, answers: checked.answers })) void book(now.time, checked.answers);
  };
}

type Booked = { readonly event: ManagedEvent; readonly isRecovered: boolean; readonly answers: Answers };

function finish(booking: Booking, { event, isRecovered, answers }: Booked): void {
  const { gateway, tell } = booking.given();
  void gateway.refreshTimes();
  const eventType = booking.eventType.value;
  const title = eventType.state === 'ready' ? eventType.data.title : '';
  const { id, start, end, status, timezone, event_type_id: eventTypeId } = event;
  const detail = { id, title, start, end, eventTypeId, status, timezone, answers, metadata: {} };
  const mayThank = tell('sched:booking-successful', detail);
  batch(() => {
    booking.submission.value = { state: 'idle' };
    booking.step.value = mayThank ? { step: 'done', event, isRecovered } : { step: 'picking' };
  });
}

function fail(booking: Booking, fields: readonly BookingFormField[], failed: Failed): void {
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

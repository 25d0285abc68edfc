import type { ReadonlySignal } from '@preact/signals';
import type { Answers, BookingFormField } from '../../contract/index.ts';
import type { Time } from '../calendar/index.ts';
import { type Booking, errorDetail, type Failed, isoOf } from '../model/index.ts';
import type { BookingRecovery } from './booking-recovery.ts';
import type { CheckedForm } from './check-form.ts';
import { completeBooking } from './complete-booking.ts';
import type { FormTokens } from './form-token/index.ts';
import type { PhoneReader } from './phone/index.ts';
import { createSend } from './send.ts';
import { showFailure } from './show-failure.ts';

export type SubmitParts = {
  readonly fields: ReadonlySignal<readonly BookingFormField[]>;
  /** What was typed into the field that nobody sees. */
  readonly honeypot: ReadonlySignal<string>;
  readonly formTokens: FormTokens;
  readonly recovery: BookingRecovery;
  readonly phoneReader: Pick<PhoneReader, 'isHere' | 'settled'>;
  readonly checkAll: (fields: readonly BookingFormField[], answers: Answers) => CheckedForm;
  readonly metadata: () => Record<string, string>;
};

/** Creates the function that sends a form: it checks the answers, asks the page, books, and shows the result. */
export function createSubmit(booking: Booking, parts: SubmitParts): () => void {
  const { step, answers, faults, submission, refusals } = booking;
  const { fields, honeypot, formTokens, recovery, phoneReader } = parts;
  const { emit } = booking.context();
  const onRetry = (failed: Failed) => void emit('sched:error', errorDetail(failed));
  const send = createSend(booking, { formTokens, recovery, onRetry });

  async function book(time: Time, checked: Answers): Promise<void> {
    const eventType = booking.eventTypeName.value;
    if (eventType === undefined) return;
    const [durationMinutes, timezone, metadata] = [booking.durationMinutes.value, booking.zone.value, parts.metadata()];
    const content = { answers: checked, metadata, honeypot: honeypot.value };
    const outcome = await send({ eventType, start: isoOf(time.start), durationMinutes, timezone, ...content });
    if (outcome.kind === 'failed') showFailure(booking, fields.value, outcome.failed);
    if (outcome.kind !== 'booked') return;
    formTokens.discard();
    completeBooking(booking, { ...outcome, ...outcome.request });
  }

  function checkAndBook(time: Time): void {
    const checked = parts.checkAll(fields.value, answers.value);
    faults.value = { ...checked.faults };
    if (Object.keys(checked.faults).length > 0) {
      submission.value = { state: 'idle' };
      refusals.value += 1;
      return;
    }
    const slot = { start: isoOf(time.start), end: isoOf(time.end) };
    if (emit('sched:submit', { slot, answers: checked.answers })) void book(time, checked.answers);
    else submission.value = { state: 'idle' };
  }

  /** Waits for the chunk that parses phone numbers, which has been loading since the form was opened. */
  async function checkOncePhoneReaderIsHere(time: Time): Promise<void> {
    const waiting = { state: 'sending', isProving: false } as const;
    submission.value = waiting;
    await phoneReader.settled();
    if (submission.value === waiting) checkAndBook(time);
  }

  return function submit() {
    const { value: now } = step;
    if (now.step !== 'filling' || submission.value.state === 'sending' || fields.value.length === 0) return;
    if (submission.value.state === 'waiting') submission.value = { state: 'sending', isProving: false };
    else if (!phoneReader.isHere.value && hasPhone(fields.value, answers.value))
      void checkOncePhoneReaderIsHere(now.time);
    else checkAndBook(now.time);
  };
}

function hasPhone(fields: readonly BookingFormField[], answers: Answers): boolean {
  return fields.some(({ type, identifier }) => type === 'phone' && Object.hasOwn(answers, identifier));
}

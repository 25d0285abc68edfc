import type { ReadonlySignal } from '@preact/signals';
import type { Answers, BookingFormField } from '../../contract/index.ts';
import { minutesOf, type Slot } from '../calendar/index.ts';
import { type Booking, errorDetail, isoOf, type RequestFailure } from '../model/index.ts';
import type { CheckedForm, FilledForm } from './answers/index.ts';
import { completeBooking } from './complete-booking.ts';
import type { FormTokens } from './form-token/index.ts';
import type { PhoneReader } from './phone/index.ts';
import type { BookingRecovery } from './sending/index.ts';
import { createSend } from './sending/index.ts';
import { showFailure } from './show-failure.ts';

export type SubmitOptions = {
  readonly fields: ReadonlySignal<readonly BookingFormField[]>;
  /** The text of the hidden field. */
  readonly honeypot: ReadonlySignal<string>;
  readonly formTokens: FormTokens;
  readonly recovery: BookingRecovery;
  readonly phoneReader: Pick<PhoneReader, 'isHere' | 'settled'>;
  readonly checkAll: (form: FilledForm) => CheckedForm;
  readonly metadata: () => Record<string, string>;
  /** Called with the time of a form that the page has prevented from being sent. The page may book it itself. */
  readonly onPrevented: (slot: Slot) => void;
};

/** Creates the function that submits a form: it checks the answers, asks the page, books, and shows the result. */
export function createSubmit(booking: Booking, options: SubmitOptions): () => void {
  const { step, answers, faults, submission, refusals } = booking;
  const { fields, honeypot, formTokens, recovery, phoneReader } = options;
  const { emit, abortSignal } = booking.context();
  const onRetry = (failure: RequestFailure) => void emit('sched:error', errorDetail(failure));
  const send = createSend(booking, { formTokens, recovery, onRetry });
  const check = () => options.checkAll({ fields: fields.value, answers: answers.value });

  async function book(slot: Slot, validAnswers: Answers): Promise<void> {
    const eventType = booking.eventTypeName.value;
    if (eventType === undefined) return;
    const durationMinutes = minutesOf(slot);
    const [timezone, metadata] = [booking.zone.value, options.metadata()];
    const locale = booking.language.value.tag;
    const content = { answers: validAnswers, metadata, locale, honeypot: honeypot.value };
    const outcome = await send({ eventType, start: isoOf(slot.start), durationMinutes, timezone, ...content });
    if (outcome.kind === 'failed') await showFailure(booking, { failure: outcome.failure, fields, check });
    if (outcome.kind !== 'booked') return;
    formTokens.discard();
    completeBooking(booking, { ...outcome, ...outcome.request });
  }

  function checkAndBook(slot: Slot): void {
    const result = check();
    faults.value = { ...result.faults };
    if (Object.keys(result.faults).length > 0) {
      submission.value = { state: 'idle' };
      refusals.value += 1;
      return;
    }
    const isoSlot = { start: isoOf(slot.start), end: isoOf(slot.end) };
    if (emit('sched:submit', { slot: isoSlot, answers: result.answers })) void book(slot, result.answers);
    else {
      submission.value = { state: 'idle' };
      options.onPrevented(slot);
    }
  }

  /** Waits for the chunk that parses phone numbers, which has been loading since the form was opened. */
  async function checkOncePhoneReaderIsHere(slot: Slot): Promise<void> {
    const waiting = { state: 'sending', isProving: false } as const;
    submission.value = waiting;
    await phoneReader.settled();
    // The invitee may have left the form or the page meanwhile.
    if (submission.value === waiting && !abortSignal.aborted) checkAndBook(slot);
  }

  return function submit() {
    const { value: now } = step;
    if (now.step !== 'details-form' || submission.value.state === 'sending' || fields.value.length === 0) return;
    if (submission.value.state === 'waiting') submission.value = { state: 'sending', isProving: false };
    else if (!phoneReader.isHere.value && hasPhone(fields.value, answers.value))
      void checkOncePhoneReaderIsHere(now.slot);
    else checkAndBook(now.slot);
  };
}

function hasPhone(fields: readonly BookingFormField[], answers: Answers): boolean {
  return fields.some(({ type, identifier }) => type === 'phone' && Object.hasOwn(answers, identifier));
}

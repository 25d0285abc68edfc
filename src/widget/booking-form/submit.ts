import type { ReadonlySignal } from '@preact/signals';
import type { Answers, BookingFormField } from '../../contract/index.ts';
import type { Time } from '../calendar/index.ts';
import { type Booking, errorDetail, type Failed, isoOf } from '../model/index.ts';
import type { CheckedForm } from './checking.ts';
import type { Doubts } from './doubts.ts';
import { fail } from './fail.ts';
import { finish } from './finish.ts';
import type { Passes } from './passes.ts';
import type { Phones } from './phones.ts';
import { createSend } from './send.ts';

export type SubmitParts = {
  readonly fields: ReadonlySignal<readonly BookingFormField[]>;
  /** What is in the field that nobody sees. */
  readonly extra: ReadonlySignal<string>;
  readonly passes: Passes;
  readonly doubts: Doubts;
  readonly phones: Pick<Phones, 'isHere' | 'settled'>;
  readonly checkAll: (fields: readonly BookingFormField[], answers: Answers) => CheckedForm;
  readonly metadata: () => Record<string, string>;
};

/** Creates the act of sending: checks, asks the page, books, and says what became of it. */
export function createSubmit(booking: Booking, parts: SubmitParts): () => void {
  const { step, answers, faults, submission, refusals } = booking;
  const { fields, extra, passes, doubts, phones } = parts;
  const { tell } = booking.given();
  const told = (failed: Failed) => void tell('sched:error', errorDetail(failed));
  const send = createSend(booking, { passes, doubts, told });

  async function book(time: Time, checked: Answers): Promise<void> {
    const eventType = booking.eventTypeId.value;
    if (eventType === undefined) return;
    const [durationMinutes, timezone, metadata] = [booking.durationMinutes.value, booking.zone.value, parts.metadata()];
    const said = { answers: checked, metadata, extra: extra.value };
    const outcome = await send({ eventType, start: isoOf(time.start), durationMinutes, timezone, ...said });
    if (outcome?.kind === 'failed') fail(booking, fields.value, outcome.failed);
    if (outcome?.kind !== 'booked') return;
    passes.discard();
    finish(booking, { ...outcome, ...outcome.wish });
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
    if (tell('sched:submit', { slot, answers: checked.answers })) void book(time, checked.answers);
    else submission.value = { state: 'idle' };
  }

  /** Waits for what reads phone numbers, which is on its way since the form was opened. */
  async function checkOncePhonesAreRead(time: Time): Promise<void> {
    const waiting = { state: 'sending', isProving: false } as const;
    submission.value = waiting;
    await phones.settled();
    if (submission.value === waiting) checkAndBook(time);
  }

  return function submit() {
    const { value: now } = step;
    if (now.step !== 'filling' || submission.value.state === 'sending' || fields.value.length === 0) return;
    if (submission.value.state === 'waiting') submission.value = { state: 'sending', isProving: false };
    else if (!phones.isHere.value && hasPhone(fields.value, answers.value)) void checkOncePhonesAreRead(now.time);
    else checkAndBook(now.time);
  };
}

function hasPhone(fields: readonly BookingFormField[], answers: Answers): boolean {
  return fields.some(({ type, identifier }) => type === 'phone' && Object.hasOwn(answers, identifier));
}

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Answer, Answers, BookingFormField, PublicEvent } from '../../contract/index.ts';
import { askedFields, checkAnswer, type Fault } from '../../form/index.ts';
import { nearestTimes, type Time } from '../calendar/index.ts';
import type { Failed } from '../queries.ts';
import type { BookingParts } from './booking.ts';
import type { Picking } from './picking.ts';
import { createSubmit } from './submit.ts';

/** Where the invitee is. */
export type Step =
  | { readonly step: 'picking' }
  | { readonly step: 'filling'; readonly time: Time }
  | { readonly step: 'done'; readonly event: PublicEvent };

/** How far the booking is. */
export type Submission =
  | { readonly state: 'idle' }
  | { readonly state: 'sending' }
  /** The time was taken meanwhile. */
  | { readonly state: 'taken' }
  | { readonly state: 'failed'; readonly failed: Failed };

/** What is wrong with an answer: found here, or said by the server in its words. */
export type FieldFault = Fault | { readonly kind: 'said'; readonly sentence: string };

/** The state of the form, from the first answer to the booking. */
export type Form = {
  readonly fields: ReadonlySignal<readonly BookingFormField[]>;
  readonly step: Signal<Step>;
  readonly answers: Signal<Answers>;
  readonly faults: Signal<Readonly<Record<string, FieldFault>>>;
  readonly submission: Signal<Submission>;
  /** Counts the times that faults were found on sending, for whoever moves the focus to them. */
  readonly refusals: Signal<number>;
};

const timesOffered = 3;

/** The part of the model that ends with a booking: where the invitee is, the answers, their faults, sending. */
export function createFilling(parts: BookingParts, picking: Picking) {
  const loadedFields = parts.gateway.watchFields(parts.settings.peek().eventType);
  const fields = computed(() => (loadedFields.value.state === 'ready' ? askedFields(loadedFields.value.data) : []));
  const form: Form = {
    fields,
    step: signal<Step>({ step: 'picking' }),
    answers: signal<Answers>({}),
    faults: signal<Readonly<Record<string, FieldFault>>>({}),
    submission: signal<Submission>({ state: 'idle' }),
    refusals: signal(0),
  };
  const { step, submission } = form;
  const nearby = computed(() => {
    const { value: now } = step;
    if (now.step !== 'filling' || picking.loaded.value.state !== 'ready') return [];
    return nearestTimes(picking.loaded.value.data.times, now.time.start, timesOffered);
  });
  return {
    loadedFields,
    nearby,
    ...form,
    ...answering(form),
    submit: createSubmit(parts, picking, form),
    next(time: Time): void {
      submission.value = { state: 'idle' };
      step.value = { step: 'filling', time };
    },
    /** Begins anew: nothing picked, nothing answered. */
    reset(): void {
      picking.forgetPicked();
      form.answers.value = form.faults.value = {};
      submission.value = { state: 'idle' };
      step.value = { step: 'picking' };
    },
    back(): void {
      submission.value = { state: 'idle' };
      step.value = { step: 'picking' };
    },
  };
}

function answering({ fields, answers, faults }: Form) {
  function check(identifier: string): void {
    const field = fields.value.find((asked) => asked.identifier === identifier);
    if (!field) return;
    const checked = checkAnswer(field, answers.value[identifier]);
    const { [identifier]: _, ...others } = faults.value;
    faults.value = 'fault' in checked ? { ...others, [identifier]: checked.fault } : others;
  }
  return {
    setAnswer(identifier: string, answer: Answer): void {
      answers.value = { ...answers.value, [identifier]: answer };
      // A fault goes as soon as it is mended, and comes only when the field is left.
      if (faults.value[identifier]) check(identifier);
    },
    leaveField(identifier: string): void {
      const answer = answers.value[identifier];
      if (answer !== undefined && answer !== '') check(identifier);
    },
  };
}

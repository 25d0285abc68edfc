import { computed, effect, type Signal, signal } from '@preact/signals';
import type { Answers, ManagedEvent } from '../../contract/index.ts';
import type { Fault } from '../../form/index.ts';
import { isIntlZone } from '../../time/index.ts';
import type { Slot } from '../calendar/index.ts';
import type { RequestFailure } from '../queries/index.ts';
import type { BookingContext } from './booking-context.ts';
import type { SelectTime } from './select-time.ts';

/** The step of the invitee. */
export type Step =
  | { readonly step: 'select-time' }
  | { readonly step: 'details-form'; readonly slot: Slot }
  | {
      readonly step: 'confirmation';
      readonly event: ManagedEvent;
      readonly occasion: Occasion;
      /** Where the page wants to go. */
      readonly redirect: Redirect | undefined;
    }
  /** A booking is fetched by its token. */
  | { readonly step: 'open-booking' }
  /** The invitee confirms the new time. */
  | { readonly step: 'reschedule'; readonly event: ManagedEvent; readonly slot: Slot }
  /** The invitee confirms the cancellation. */
  | { readonly step: 'cancel'; readonly event: ManagedEvent };

/** An address to open after a booking. It is pending until the page is left, or the invitee is back or was kept here. */
export type Redirect = { readonly address: string; readonly isPending: boolean };

/**
 * Why a booking is shown. `recovered`: the response to an earlier attempt was lost, and the next one found the booking.
 */
export type Occasion = 'booked' | 'recovered' | 'opened' | 'rescheduled' | 'canceled';

/** The state of the booking. Its sender stops as soon as the state is no longer the one it set. */
export type Submission =
  | { readonly state: 'idle' }
  /** `isProving`: the gateway requires a proof of work first. */
  | { readonly state: 'sending'; readonly isProving: boolean }
  /** Sent again automatically after this many seconds, or as soon as the browser is online again. */
  | { readonly state: 'waiting'; readonly failure: RequestFailure; readonly seconds: number }
  /** The time was taken in the meantime. */
  | { readonly state: 'taken' }
  | { readonly state: 'failed'; readonly failure: RequestFailure };

/**
 * What is wrong with an answer. `refused`: only the server knows what. Its sentence is undefined if it may be in another
 * language than the page.
 */
export type FieldFault =
  | Fault
  | { readonly kind: 'phone_too_short' | 'phone_too_long' }
  | { readonly kind: 'refused'; readonly sentence: string | undefined };

/** The state of the form, from the first answer to the booking. It outlives the step. */
export type Form = {
  readonly step: Signal<Step>;
  readonly answers: Signal<Answers>;
  readonly faults: Signal<Readonly<Record<string, FieldFault>>>;
  readonly submission: Signal<Submission>;
  /** Counts failed submissions, so that the focus can move to the faults. */
  readonly refusals: Signal<number>;
};

export type DetailsForm = ReturnType<typeof createDetailsForm>;

/**
 * The part of the model that ends with a booking: the step, the answers, and the state of the booking. The operations
 * on them come with the form, in its chunk.
 */
export function createDetailsForm(
  bookingContext: BookingContext,
  { selectTime, submission }: { readonly selectTime: SelectTime; readonly submission: Form['submission'] },
) {
  const form: Form = {
    step: signal<Step>({
      step: bookingContext.settings.peek().bookingToken === undefined ? 'select-time' : 'open-booking',
    }),
    answers: signal<Answers>({}),
    faults: signal<Readonly<Record<string, FieldFault>>>({}),
    submission,
    refusals: signal(0),
  };
  /** Who hosts the booking that is shown or changed. Until there is one, the host of the event type. */
  const host = computed(() => {
    const { value: step } = form.step;
    const { value: eventType } = selectTime.eventType;
    const event = 'event' in step ? step.event : selectTime.rescheduling.value;
    // A server may not say who hosts a booking.
    if (event?.host.name) return event.host;
    return eventType.state === 'ready' ? eventType.data.host : undefined;
  });
  const disposal = new AbortController();
  effect(() => () => disposal.abort());
  const showStep = (step: Step) => {
    // The announcement belongs to the previous step.
    selectTime.announce('');
    submission.value = { state: 'idle' };
    form.step.value = step;
  };
  return {
    ...form,
    host,
    hostZone: computed(() => {
      const zone = host.value?.timezone ?? '';
      return isIntlZone(zone) ? zone : undefined;
    }),
    /** A booking whose event type is gone has no details to show. */
    areDetailsHidden: computed(
      () => bookingContext.settings.value.hideEventTypeDetails || selectTime.eventType.value.state === 'failed',
    ),
    isDebug: computed(() => bookingContext.settings.value.debug),
    isDryRun: computed(() => bookingContext.settings.value.dryRun),
    loadedFields: bookingContext.gateway.watchFields(() => selectTime.eventTypeName.value),
    /** What operations in other chunks depend on; `abortSignal` is aborted as the model is disposed. */
    context: () => ({ ...bookingContext, abortSignal: disposal.signal }),
    next(slot: Slot): void {
      const event = selectTime.rescheduling.value;
      showStep(event ? { step: 'reschedule', event, slot } : { step: 'details-form', slot });
    },
    showStep,
    back: () => showStep({ step: 'select-time' }),
    /** Resets the selection and the answers. */
    reset(): void {
      selectTime.clearSelection();
      selectTime.rescheduling.value = undefined;
      form.answers.value = form.faults.value = {};
      showStep({ step: 'select-time' });
    },
  };
}

import { computed, signal, untracked } from '@preact/signals';
import { embedEndpoints } from '../../contract/index.ts';
import type { Instant } from '../../time/index.ts';
import { nearestSlots, type Slot } from '../calendar/index.ts';
import { type Booking, isMissing } from '../model/index.ts';
import { withTimeout } from '../queries/index.ts';
import { createAfterPress, createAnswerActions, createFormCheck, fieldsToAsk, ownOf } from './answers/index.ts';
import { delay } from './delay.ts';
import { createFormTokens, loadProofOfWork } from './form-token/index.ts';
import { createPhoneReader } from './phone/index.ts';
import { createPrefillState } from './prefill/index.ts';
import { createBookingRecovery } from './sending/index.ts';
import { createSubmit } from './submit.ts';

export type BookingForm = ReturnType<typeof createBookingForm>;

const nearbySlots = 3;
const forms = new WeakMap<Booking, BookingForm>();

/** Returns the form of a booking: the same one each time its step is opened. */
export function bookingFormOf(booking: Booking): BookingForm {
  const form = forms.get(booking) ?? untracked(() => createBookingForm(booking));
  forms.set(booking, form);
  return form;
}

function createBookingForm(booking: Booking) {
  const fields = computed(() => {
    const loadedFields = booking.loadedFields.value;
    return loadedFields.state === 'ready' ? fieldsToAsk(loadedFields.data, booking.language.value) : [];
  });
  /** The text of the hidden field. */
  const honeypot = signal('');
  const formTokens = createFormTokens(formTokensOptions(booking));
  const recovery = createBookingRecovery();
  const phoneReader = createPhoneReader(booking);
  const { check, checkAll } = createFormCheck(phoneReader);
  const { refill, markTouched, metadata, ...prefillState } = createPrefillState(booking, fields);
  const nearby = computed(() => {
    const { value: now } = booking.step;
    if (now.step !== 'details-form' || booking.loadedSlots.value.state !== 'ready') return [];
    return nearestSlots(booking.loadedSlots.value.data.slots, now.slot, nearbySlots);
  });
  /** The time of a form that the page has prevented from being sent. */
  const preventedStart = signal<Instant>();
  const onPrevented = ({ start }: Slot) => {
    preventedStart.value = start;
    // The page may book it, so its loss is not announced.
    booking.clearSlot();
  };
  const submitOptions = { fields, honeypot, formTokens, recovery, phoneReader, checkAll, metadata, onPrevented };
  return {
    fields,
    nearby,
    /** Returns whether a time is no longer free at its length, unless the invitee's own booking may hold it. */
    isSlotGone({ start, end }: Slot): boolean {
      const { value: loadedSlots } = booking.loadedSlots;
      const mayBeOwn = recovery.hasUnconfirmed() || preventedStart.value === start;
      if (mayBeOwn || loadedSlots.state !== 'ready') return false;
      const { slots } = loadedSlots.data;
      return isMissing(start, loadedSlots.data) || slots.some((slot) => slot.start === start && slot.end !== end);
    },
    honeypot,
    /** Postpones changes of the layout until nothing is pressed. */
    afterPress: createAfterPress(booking.context().abortSignal),
    ...prefillState,
    phone: phoneReader,
    /** Returns the text that a control shows. */
    textOf(identifier: string): string {
      const answer = ownOf(booking.answers.value, identifier);
      return typeof answer === 'string' ? answer : '';
    },
    ...createAnswerActions(booking, { fields, check, markTouched }),
    submit: createSubmit(booking, submitOptions),
    /** Prefetches what sending will need, and fills in prefilled answers. */
    open(): void {
      formTokens.prefetch();
      // After a reset it may be another person.
      if (Object.keys(booking.answers.value).length === 0) {
        recovery.reset();
        preventedStart.value = undefined;
      }
      refill();
    },
  };
}

function formTokensOptions(booking: Booking) {
  const { gateway, abortSignal } = booking.context();
  const wait = (millis: number) => delay(millis, abortSignal);
  return {
    request() {
      const params = { id: booking.eventTypeName.value ?? '' };
      return withTimeout(abortSignal, (signal) => gateway.client(embedEndpoints.getFormToken, { params, signal }));
    },
    wait,
    async solve(puzzle: { challenge: string; difficulty: number }) {
      const { solve } = await loadProofOfWork();
      return solve(puzzle, {
        now: () => performance.now(),
        async pause() {
          await wait(0);
          abortSignal.throwIfAborted();
        },
      });
    },
  };
}

import { computed, signal, untracked } from '@preact/signals';
import { nearestTimes } from '../calendar/index.ts';
import type { Booking } from '../model/index.ts';
import { createAnswering } from './answering.ts';
import { answerOf, createChecking } from './checking.ts';
import { createDoubts } from './doubts.ts';
import { fieldsToAsk } from './fields.ts';
import { createKnowing } from './knowing.ts';
import { createPasses } from './passes.ts';
import { createPhones } from './phones.ts';
import { createSubmit } from './submit.ts';
import { waitFor, withPatience } from './wait-for.ts';

export type BookingForm = ReturnType<typeof createBookingForm>;

const timesOffered = 3;
const forms = new WeakMap<Booking, BookingForm>();

/** Returns the form of a booking: the same one each time its step is opened. */
export function bookingFormOf(booking: Booking): BookingForm {
  const form = forms.get(booking) ?? untracked(() => createBookingForm(booking));
  forms.set(booking, form);
  return form;
}

function createBookingForm(booking: Booking) {
  const fields = computed(() => {
    const loaded = booking.loadedFields.value;
    return loaded.state === 'ready' ? fieldsToAsk(loaded.data, booking.language.value.messages) : [];
  });
  /** What was put into the field that nobody sees. */
  const extra = signal('');
  const passes = createPasses(passParts(booking));
  const doubts = createDoubts();
  const phones = createPhones(booking);
  const { check, checkAll } = createChecking(phones);
  const { remember, touch, metadata, ...knowing } = createKnowing(booking, fields);
  const fieldOf = (identifier: string) => fields.value.find((field) => field.identifier === identifier);
  const nearby = computed(() => {
    const { value: now } = booking.step;
    if (now.step !== 'filling' || booking.loaded.value.state !== 'ready') return [];
    return nearestTimes(booking.loaded.value.data.times, now.time.start, timesOffered);
  });
  return {
    fields,
    nearby,
    extra,
    ...knowing,
    readPhone: phones.read,
    loadPhones: () => void phones.load(),
    /** Returns what a control for text shows. */
    textOf(identifier: string): string {
      const answer = answerOf(booking.answers.value, identifier);
      return typeof answer === 'string' ? answer : '';
    },
    ...createAnswering(booking, { fieldOf, check, touch }),
    submit: createSubmit(booking, { fields, extra, passes, doubts, phones, checkAll, metadata }),
    /** Gets ready what will be needed, and fills in what is known. */
    open(): void {
      passes.prepare();
      // Begun anew: it may be another person now.
      if (Object.keys(booking.answers.value).length === 0) doubts.forget();
      remember();
    },
  };
}

function passParts(booking: Booking) {
  const { gateway, leaving } = booking.given();
  const wait = (millis: number) => waitFor(millis, leaving);
  return {
    ask: () => withPatience(leaving, (signal) => gateway.askFormToken(booking.eventTypeId.value ?? 0, signal)),
    wait,
    async solve(puzzle: { challenge: string; difficulty: number }) {
      const { solve } = await import('./proof-of-work.ts');
      return solve(puzzle, {
        now: () => performance.now(),
        async pause() {
          await wait(0);
          leaving.throwIfAborted();
        },
      });
    },
  };
}

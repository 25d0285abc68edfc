import { computed, signal } from '@preact/signals';
import { askedFields } from '../../form/index.ts';
import { nearestTimes } from '../calendar/index.ts';
import type { Booking } from '../model/index.ts';
import { createAnswering } from './answering.ts';
import { createPasses } from './passes.ts';
import { createSubmit } from './submit.ts';
import { waitFor } from './wait-for.ts';

export type BookingForm = ReturnType<typeof createBookingForm>;

const timesOffered = 3;
const forms = new WeakMap<Booking, BookingForm>();

/** Returns the form of a booking: the same one each time its step is opened. */
export function bookingFormOf(booking: Booking): BookingForm {
  const form = forms.get(booking) ?? createBookingForm(booking);
  forms.set(booking, form);
  return form;
}

function createBookingForm(booking: Booking) {
  const fields = computed(() => {
    const loaded = booking.loadedFields.value;
    return loaded.state === 'ready' ? askedFields(loaded.data) : [];
  });
  /** What was put into the field that nobody sees. */
  const extra = signal('');
  const passes = createPasses(passParts(booking));
  const fieldOf = (identifier: string) => fields.value.find((field) => field.identifier === identifier);
  const submit = createSubmit(booking, { fields: () => fields.value, extra: () => extra.value, passes });
  const nearby = computed(() => {
    const { value: now } = booking.step;
    if (now.step !== 'filling' || booking.loaded.value.state !== 'ready') return [];
    return nearestTimes(booking.loaded.value.data.times, now.time.start, timesOffered);
  });
  return { fields, nearby, extra, submit, open: passes.prepare, ...createAnswering(booking, fieldOf) };
}

function passParts(booking: Booking) {
  const { gateway, settings, leaving } = booking.given();
  const eventType = settings.peek().eventType ?? 0;
  const wait = (millis: number) => waitFor(millis, leaving);
  return {
    ask: () => gateway.askFormToken(eventType, leaving),
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

import { effect, untracked } from '@preact/signals';
import type { ManagedEvent } from '../../contract/index.ts';
import { parseInstant } from '../../time/index.ts';
import type { BookingContext } from './booking-context.ts';
import type { DetailsForm, Occasion } from './details-form.ts';
import type { SelectTime } from './select-time.ts';

/**
 * The part of the model that manages a booking: which one was opened with its token, and which one is being rescheduled
 * while a time is selected. The operations come in a separate chunk.
 */
export function createManageBooking(
  { gateway }: BookingContext,
  { selectTime, detailsForm }: { selectTime: SelectTime; detailsForm: DetailsForm },
) {
  const { step, showStep } = detailsForm;
  const { opened, rescheduling } = selectTime;
  const showEvent = (event: ManagedEvent, occasion: Occasion) => {
    rescheduling.value = undefined;
    showStep({ step: 'confirmation', event, occasion, redirect: undefined });
  };
  effect(() => {
    const { value: loaded } = opened;
    if (loaded.state !== 'ready') return;
    untracked(() => {
      if (step.value.step === 'open-booking') showEvent(loaded.data, 'opened');
    });
  });
  return {
    showEvent,
    /** Whether an event can no longer be changed, because it has begun by the gateway's clock. */
    hasBegun: (event: ManagedEvent) => (parseInstant(event.start) ?? 0) <= gateway.now.value,
    startReschedule(event: ManagedEvent): void {
      selectTime.clearSlot();
      rescheduling.value = event;
      selectTime.chooseDuration(event.duration);
      showStep({ step: 'select-time' });
      const start = parseInstant(event.start);
      if (start !== undefined) selectTime.goTo(start);
    },
    startCanceling: (event: ManagedEvent) => showStep({ step: 'cancel', event }),
    /** Returns to the times, because the selected one is no longer free. */
    loseSlot(): void {
      showStep({ step: 'select-time' });
      // A selected time that is no longer among them is reported as lost.
      void gateway.refreshSlots();
    },
  };
}

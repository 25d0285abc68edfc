import { effect, untracked } from '@preact/signals';
import type { ManagedEvent } from '../../contract/index.ts';
import { parseInstant } from '../../time/index.ts';
import type { BookingParts } from './booking.ts';
import type { DetailsForm, Occasion } from './details-form.ts';
import type { SelectTime } from './select-time.ts';

/**
 * The part of the model that manages a booking: which one was opened by its token, and which one is being moved while a
 * time is picked. The acts come in a chunk of their own.
 */
export function createManageBooking(
  { gateway }: BookingParts,
  { selectTime, detailsForm }: { selectTime: SelectTime; detailsForm: DetailsForm },
) {
  const { step, showStep } = detailsForm;
  const { opened, moving } = selectTime;
  const showEvent = (event: ManagedEvent, occasion: Occasion) => {
    moving.value = undefined;
    showStep({ step: 'done', event, occasion, redirect: undefined });
  };
  effect(() => {
    const { value: loaded } = opened;
    if (loaded.state !== 'ready') return;
    untracked(() => {
      if (step.value.step === 'opening') showEvent(loaded.data, 'opened');
    });
  });
  return {
    showEvent,
    /** Whether an event can be changed no more: it has begun, as the gateway's clock has it. */
    hasBegun: (event: ManagedEvent) => (parseInstant(event.start) ?? 0) <= gateway.now.value,
    startMoving(event: ManagedEvent): void {
      selectTime.forgetTime();
      moving.value = event;
      selectTime.chooseDuration(event.duration);
      showStep({ step: 'picking' });
      const start = parseInstant(event.start);
      if (start !== undefined) selectTime.goTo(start);
    },
    /** Leaves a booking as it is. */
    keepTime(): void {
      if (moving.value) showEvent(moving.value, 'opened');
    },
    startCanceling: (event: ManagedEvent) => showStep({ step: 'canceling', event }),
    /** Goes back to the times, since the chosen one is no longer free. */
    loseTime(): void {
      showStep({ step: 'picking' });
      // What is chosen and no longer among them is told as lost.
      void gateway.refreshTimes();
    },
  };
}

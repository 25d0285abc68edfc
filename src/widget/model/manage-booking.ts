import { effect, untracked } from '@preact/signals';
import type { ManagedEvent } from '../../contract/index.ts';
import type { DetailsForm, Occasion } from './details-form.ts';
import type { SelectTime } from './select-time.ts';

/**
 * The part of the model that manages a booking: which one was opened with its token, and which one is being rescheduled
 * while a time is selected. The operations come in a separate chunk.
 */
export function createManageBooking({ managedEvent, rescheduling }: SelectTime, { step, showStep }: DetailsForm) {
  const showEvent = (event: ManagedEvent, occasion: Occasion) => {
    rescheduling.value = undefined;
    showStep({ step: 'confirmation', event, occasion, redirect: undefined });
  };
  effect(() => {
    const { value: latest } = managedEvent;
    if (latest.state !== 'ready') return;
    untracked(() => {
      const { value: now } = step;
      // A shown booking may have been changed elsewhere since.
      const isOutdated = now.step === 'confirmation' && isNewer(latest.data, now.event);
      if (now.step === 'open-booking' || isOutdated) showEvent(latest.data, 'opened');
    });
  });
  return { showEvent };
}

function isNewer(event: ManagedEvent, { id, sequence }: ManagedEvent): boolean {
  return event.id === id && event.sequence > sequence;
}

import { createModel, type Signal } from '@preact/signals';
import type { LoadWords } from '../messages/index.ts';
import type { Gateway } from '../queries/index.ts';
import { createDetailsForm } from './details-form.ts';
import { createManageBooking } from './manage-booking.ts';
import type { Emit } from './page-events.ts';
import { createSelectTime } from './select-time.ts';
import type { Settings } from './settings.ts';

export type BookingParts = {
  /** The element on the page, for what its attributes say beyond the settings. */
  readonly element: HTMLElement;
  readonly gateway: Gateway;
  readonly settings: Signal<Settings>;
  readonly emit: Emit;
  readonly loadWords: LoadWords;
  /** Tells the author of the page what was expected. */
  readonly warn: (expected: string) => void;
};

/** Everything one widget knows, and everything that can be done with it. Disposing it stops what it watches. */
export const Booking = createModel((parts: BookingParts) => {
  const selectTime = createSelectTime(parts);
  const detailsForm = createDetailsForm(parts, selectTime);
  return { ...selectTime, ...detailsForm, ...createManageBooking(parts, { selectTime, detailsForm }) };
});

export type Booking = InstanceType<typeof Booking>;

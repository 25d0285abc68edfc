import type { BookingFormField, PublicEventType, Slot } from '../../contract/index.ts';

/** What to show in place of what a gateway would send; each part as `/embed/v1` returns it. */
export type Preview = {
  readonly eventType: PublicEventType;
  /** The fields of the booking form, in their order. */
  readonly fields: readonly BookingFormField[];
  /** The times on offer. @default a plausible sample */
  readonly slots?: readonly Slot[];
};

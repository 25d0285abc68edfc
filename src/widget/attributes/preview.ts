import type { BookingFormField, PublicEventType, Slot } from '../../contract/index.ts';

/** What to show in place of the gateway's responses. Each part has the form of `/embed/v1`. */
export type Preview = {
  readonly eventType: PublicEventType;
  /** The fields of the booking form, in their order. */
  readonly fields: readonly BookingFormField[];
  /** The times on offer. @default a plausible sample */
  readonly slots?: readonly Slot[];
};

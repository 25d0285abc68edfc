import type { ClassAttributes, HTMLAttributes, Signalish } from 'preact';
import type { SchedBooking } from '../index.ts';
import type { Listeners, Markup } from './markup.ts';

/** The props of `<sched-booking>` in Preact's JSX. A value may also be a signal. */
export type SchedBookingProps = { readonly [Name in keyof Markup]: Signalish<Markup[Name]> } & Listeners &
  ClassAttributes<SchedBooking> &
  Omit<HTMLAttributes<SchedBooking>, keyof Markup>;

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'sched-booking': SchedBookingProps;
    }
  }
}

export type * from './define.ts';
export { SchedBooking } from './define.ts';

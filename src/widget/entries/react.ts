import type { ClassAttributes, HTMLAttributes } from 'react';
import type { SchedBooking } from '../index.ts';
import type { Listeners, Markup } from './markup.ts';

/** The props of `<sched-booking>` in the JSX of React 19. */
export type SchedBookingProps = Markup &
  Listeners &
  ClassAttributes<SchedBooking> &
  Omit<HTMLAttributes<SchedBooking>, keyof Markup> & { readonly class?: string | undefined };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'sched-booking': SchedBookingProps;
    }
  }
}

export type * from './define.ts';
export { SchedBooking } from './define.ts';

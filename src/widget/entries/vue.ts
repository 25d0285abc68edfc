import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { PageEventMap, SchedBooking } from '../index.ts';
import type { PageEventName } from '../model/index.ts';
import type { EventOf, Markup } from './markup.ts';

/** The props of `<sched-booking>` in a template or JSX of Vue 3. */
export type SchedBookingProps = Markup & Listeners & PublicProps & Omit<HTMLAttributes, keyof Markup>;

/** Listeners as Vue names them: `@sched:ready` in a template is `onSched:ready`. */
type Listeners = {
  readonly [Name in PageEventName as `on${Capitalize<Name>}`]?: ((event: EventOf<Name>) => void) | undefined;
};

/** The element as a component, for Vue's language tools. */
type Component = new () => SchedBooking & {
  readonly $props: SchedBookingProps;
  readonly $emit: EmitFn<{ [Name in PageEventName]: (event: PageEventMap[Name]) => void }>;
};

declare module 'vue' {
  interface GlobalComponents {
    'sched-booking': Component;
  }
  interface IntrinsicElementAttributes {
    'sched-booking': SchedBookingProps;
  }
}

export type * from './define.ts';
export { SchedBooking } from './define.ts';

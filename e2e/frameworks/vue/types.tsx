import type { PageEventMap, SchedBooking, SchedBookingProps } from 'sched-booking/vue';
import { type GlobalComponents, h } from 'vue';

const report = (event: PageEventMap['sched:error']) => event.detail.retryAfter?.toFixed();

// A template as Vue's language tools check it: the element is a component with properties and events.
const widget: InstanceType<GlobalComponents['sched-booking']> = document.createElement('sched-booking') as never;
widget.$emit('sched:error', new CustomEvent('sched:error') as PageEventMap['sched:error']);
// @ts-expect-error: there is no such event
widget.$emit('sched:errors', new CustomEvent('sched:error'));
widget.goTo({ month: '2026-12' });
export const props: (typeof widget)['$props'] = { eventType: 42, layout: 'week', prefill: { name: 'Ada' } };

export const right = [
  <sched-booking key="1" ref="it" event-type={42} hour-cycle="h23" week-start={6} timezone-lock duration="30" />,
  <sched-booking eventType="42" weekStart="6" dryRun={false} prefill-email="ada@example.org" metadata-campaign={7} />,
  <sched-booking prefill={{ plan: { value: 'Pro', hidden: true } }} messages={{ nextMonth: 'Onwards' }} theme="dark" />,
  <sched-booking id="a" class={['b']} style={{ minHeight: '400px' }} lang="de" aria-label="Book" />,
  <sched-booking onSched:error={report} onClick={(event) => event.preventDefault()} />,
  <sched-booking onSched:no-slots={({ detail }) => detail.nextAvailable?.slice(0, 10)}>Call us</sched-booking>,
  h('sched-booking', { 'onSched:error': report, ref: (it) => (it as SchedBooking).open() }),
];

export const wrong = [
  // @ts-expect-error: there is no such layout
  <sched-booking layout="weekly" />,
  // @ts-expect-error: nor such a clock, by the name of the attribute
  <sched-booking hour-cycle="12" />,
  // @ts-expect-error: there is no such property
  <sched-booking eventTyp="42" />,
  // @ts-expect-error: an answer is text, or a list of it
  <sched-booking prefill={{ email: 42 }} />,
  // @ts-expect-error: the listener expects another event
  <sched-booking onSched:ready={report} />,
];

export type Name = keyof SchedBookingProps;

import { type Prefill, SchedBooking } from 'sched-booking';

const prefill: Prefill = { email: { value: 'ada@example.org', readOnly: true } };
const element = document.querySelector('sched-booking') ?? new SchedBooking();
element.layout = 'week';
element.eventType = 42;
element.prefill = prefill;
element.dryRun = true;
element.slot = null;
// @ts-expect-error: there is no such layout
element.layout = 'weekly';
// @ts-expect-error: an answer is text, or a list of it
element.prefill = { email: 42 };
// @ts-expect-error: there is no such target
element.goTo({ year: '2027' });

export const texts: (string | null)[] = [element.eventType, element.layout, element.dryRun];

// Events bubble: any ancestor can listen.
element.addEventListener('sched:booking-successful', ({ detail }) => texts.push(detail.manageToken));
document.addEventListener('sched:no-slots', ({ detail }) => texts.push(detail.nextAvailable));
window.addEventListener('sched:error', ({ detail }) => texts.push(detail.requestId), { once: true });
// @ts-expect-error: a month is a text
element.addEventListener('sched:month-change', ({ detail }) => detail.month.toFixed());

export type Name = keyof SchedBooking | keyof HTMLElementEventMap;

/**
 * The sections of the page of an event type.
 *
 * The decision behind it: a section takes the whole draft and an error, and knows which of its fields are its own; so a
 * field moves between sections without anything else changing.
 */
export { AfterBooking } from './after-booking.tsx';
export { Basics } from './basics.tsx';
export { Hosts } from './hosts.tsx';
export type { SectionProps } from './section-props.ts';
export { Times } from './times.tsx';

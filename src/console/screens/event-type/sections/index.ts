/**
 * The sections of the page of an event type.
 *
 * Design: every section receives the whole draft and the error of the last save, and picks its own fields. So a field
 * can move to another section without any other change.
 */
export { AfterBooking } from './after-booking.tsx';
export { Basics } from './basics.tsx';
export type { SectionProps } from './section-props.ts';
export { Times } from './times.tsx';

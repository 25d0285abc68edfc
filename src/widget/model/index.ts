/**
 * The state and the actions of one widget, without markup: settings in, events out, signals between.
 *
 * Design: the selection is separate from what is shown. A selected day, time or zone is a request. What is shown is
 * computed from it and from the gateway's current data, so nothing shown can be out of date.
 */
export { busySecondsOf, isBusy, isRateLimited, type RequestFailure } from '../queries/index.ts';
export { Booking } from './booking.ts';
export { isMissing } from './choice.ts';
export type { FieldFault, Occasion, Redirect, Step, Submission } from './details-form.ts';
export type { GoToTarget } from './page-events.ts';
export {
  createEmit,
  type Emit,
  type PageEvent,
  type PageEventDetails,
  type PageEventMap,
  type PageEventName,
} from './page-events.ts';
export {
  type AttributeProperty,
  attributeProperties,
  type OnWrong,
  type RawAttributes,
  type ReadKind,
  readAttributes,
} from './read-attributes.ts';
export { errorDetail, isoOf } from './report.ts';
export { type Layout, type RawSettings, readSettings, readTarget, type Settings } from './settings.ts';

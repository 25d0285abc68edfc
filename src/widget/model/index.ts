/**
 * What one widget knows and can do, without a line of markup: settings in, events out, signals between.
 *
 * The decision behind it: what was picked is kept apart from what is shown. A picked day, time or zone is a wish; what
 * is on show is computed from the wish and from what the gateway says now, so nothing on show can be out of date.
 */
export { busySecondsOf, type Failed, isBusy } from '../queries/index.ts';
export { Booking } from './booking.ts';
export type { FieldFault, Occasion, Step, Submission } from './filling.ts';
export type { GoToTarget } from './page-events.ts';
export {
  createTell,
  type PageEventDetails,
  type PageEventMap,
  type PageEventName,
  type Tell,
  type Told,
} from './page-events.ts';
export { errorDetail, isoOf } from './report.ts';
export { type Layout, type Prefill, type RawSettings, readSettings, readTarget, type Settings } from './settings.ts';

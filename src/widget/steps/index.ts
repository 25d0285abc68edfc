/**
 * The steps of booking: picking a time, filling in the form, done; and those of a booking that is moved or called off.
 *
 * The decision behind it: only the first is here from the start; the others are fetched while it is being looked at. No
 * step knows another: what they share is the model.
 */
import { withDeferredStyles } from '../styles/index.ts';

export { Failure } from './failure.tsx';
export { Picking, pickingStages } from './picking/index.ts';

export const loadFilling = async () => (await withDeferredStyles(import('./filling/index.ts'))).Filling;

/** What reads the page comes with the form. */
export const loadReadPage = async () => (await import('./filling/index.ts')).readPage;

export const loadDone = async () => (await withDeferredStyles(import('./done/index.ts'))).Done;

const importManaging = () => withDeferredStyles(import('./managing/index.ts'));

export const loadManaging = async () => (await importManaging()).Managing;

/** What is shown above the days while a booking is moved comes with the steps around it. */
export const loadMovingStrip = async () => (await importManaging()).MovingStrip;

/**
 * Selecting a time: month, zone, times of a day.
 *
 * The decision behind it: what a day is and does is computed in `day-props.ts`, so that the markup of the grid has no
 * conditions about it; the zone chooser comes in a chunk of its own, when somebody reaches for it.
 */
export { SelectTime, selectTimeStages } from './select-time.tsx';
